import type { ManagedLevel } from '@pratik/contract/level';
import { useState } from 'react';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useSetRetired } from '../levels.api.ts';
import { useLevelsText } from '../levels.texts.ts';

export type NamedLevel = Pick<ManagedLevel, 'id' | 'name' | 'use'>;

/** Provides actions to retire, restore and delete a level, for every page that shows levels. */
export const useLevelActs = () => {
  const t = useLevelsText();
  const say = useBilingual();
  const state = useSetRetired();
  // `asked` keeps its level until the dialog has faded out, so that the text of the dialog does not change during the
  // animation.
  const [asked, setAsked] = useState<{ about: NamedLevel; what: 'retire' | 'remove' } | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (what: 'retire' | 'remove') => (about: NamedLevel) => {
    state.reset();
    setAsked({ about, what });
    setOpen(true);
  };

  const revive = (level: NamedLevel) =>
    state.mutate(
      { id: level.id, retired: false },
      { onSuccess: () => showToast(t('revived', { name: say(level.name) })) },
    );
  const retire = (level: NamedLevel) =>
    state.mutate(
      { id: level.id, retired: true },
      {
        onSuccess: () => {
          setOpen(false);
          showToast(t('retired', { name: say(level.name) }), { undo: () => revive(level) });
        },
      },
    );

  return {
    asked,
    open,
    state,
    askRetire: ask('retire'),
    askRemove: ask('remove'),
    retire,
    revive,
    close: () => setOpen(false),
  };
};

export type LevelActs = ReturnType<typeof useLevelActs>;
