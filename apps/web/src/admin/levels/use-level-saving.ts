import type { EditableLevel } from '@pratik/contract/level';
import type { Conflict } from '@pratik/contract/problems';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isApiProblem } from '../../lib/api/api-client.ts';
import { applyFieldErrors } from '../../lib/errors/field-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { conflictFields, merged, versionsOf } from './level-conflict.ts';
import { type LevelForm, toForm, toUpdate } from './level-form.ts';
import { useUpdateLevel } from './levels.api.ts';
import { useLevelsText } from './levels.texts.ts';

/** Saves the form of a level. On a conflict, the administrator chooses which version of each field to save. */
export const useLevelSaving = (level: EditableLevel, form: UseFormReturn<LevelForm>) => {
  const t = useLevelsText();
  const { reset, setError, getValues, formState } = form;
  const update = useUpdateLevel();
  /**
   * The version that was stored when the form was opened. On a conflict, the typed version and the version stored
   * by then are compared with this version.
   */
  const [opened, setOpened] = useState(level);
  const [conflict, setConflict] = useState<Conflict<EditableLevel> | null>(null);
  const [asking, setAsking] = useState(false);
  const { isDirty } = formState;

  useEffect(() => {
    // If the stored version changes while the form has no unsaved input, the form shows the new version.
    if (isDirty || level.revision === opened.revision) return;
    setOpened(level);
    reset(toForm(level));
  }, [level, opened, isDirty, reset]);

  const send = (typed: LevelForm, revision: number) =>
    update.mutate(toUpdate(level.id, revision, typed), {
      onSuccess: (saved) => {
        setAsking(false);
        setOpened(saved);
        reset(toForm(saved));
        showToast(t('saved'));
      },
      onError: (error) => {
        if (isApiProblem(error, 'conflict') && error.problem.current) {
          setConflict(error.problem.current as Conflict<EditableLevel>);
          setAsking(true);
          return;
        }
        // The administrator corrects a field error in the form, so the conflict dialog closes.
        if (applyFieldErrors(error, setError, fieldsOf(typed))) setAsking(false);
      },
    });

  const versions = conflict && versionsOf(opened, getValues(), conflict.present);
  return {
    save: (typed: LevelForm) => send(typed, opened.revision),
    busy: update.isPending,
    error: update.error,
    conflict:
      versions === null
        ? null
        : {
            open: asking,
            revision: conflict?.revision ?? 0,
            changedBy: conflict?.changedBy?.name ?? null,
            changedAt: conflict?.changedAt ?? null,
            fields: conflictFields(t, versions),
            onSave: (choices: Parameters<typeof merged>[1]) => {
              const next = merged(versions, choices);
              send(next, conflict?.revision ?? 0);
            },
            onClose: () => setAsking(false),
          },
  };
};

const fieldsOf = ({ canDo }: LevelForm) =>
  [
    'cefr',
    'name.tr',
    'name.en',
    'description.tr',
    'description.en',
    'abilityFrom',
    ...canDo.flatMap((_, index) => [
      `canDo.${index}.skill` as const,
      `canDo.${index}.text.tr` as const,
      `canDo.${index}.text.en` as const,
    ]),
  ] as const;
