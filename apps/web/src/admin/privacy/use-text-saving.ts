import type { PrivacyText } from '@pratik/contract/privacy';
import { useState } from 'react';
import { isApiProblem } from '../../lib/api/api-client.ts';
import type { Choices } from '../../ui/feedback/conflict.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useSavePrivacyText } from './privacy-texts.api.ts';
import { usePrivacyTextsText } from './privacy-texts.texts.ts';

type Typed = Pick<PrivacyText, 'tr' | 'en'> & {
  /** Whether the meaning of the text has changed. Existing consents then end, and users are asked again. */
  asksAgain: boolean;
};

const typedOf = ({ tr, en }: PrivacyText): Typed => ({ tr, en, asksAgain: false });
const sameWords = (a: Pick<PrivacyText, 'tr' | 'en'>, b: Pick<PrivacyText, 'tr' | 'en'>): boolean =>
  a.tr.trim() === b.tr && a.en.trim() === b.en;

/**
 * Form state of a privacy text and the function that saves it. On a conflict, the administrator chooses a version for
 * each language.
 */
export const useTextSaving = (text: PrivacyText) => {
  const t = usePrivacyTextsText();
  const save = useSavePrivacyText();
  /**
   * The stored version when the form was opened. The conflict dialog compares the typed version and the current
   * stored version with it.
   */
  const [opened, setOpened] = useState(text);
  const [typed, setTyped] = useState(() => typedOf(text));
  const [asking, setAsking] = useState(false);
  const unsaved = !sameWords(typed, opened);

  const take = (standing: PrivacyText) => {
    setOpened(standing);
    setTyped(typedOf(standing));
    setAsking(false);
  };
  // If the stored version changes while the form has no unsaved input, the form shows the new version.
  if (text.version > opened.version && !unsaved) take(text);

  const send = (wanted: Typed, version: number) =>
    save.mutate(
      { kind: text.kind, version, ...wanted },
      {
        onSuccess: ({ texts }) => {
          take(texts.find(({ kind }) => kind === text.kind) ?? text);
          showToast(t('saved'));
        },
        onError: (error) => setAsking(isApiProblem(error, 'conflict')),
      },
    );
  const settle = (choices: Choices) => {
    const of = (key: 'tr' | 'en') => (choices[key] === 'theirs' ? text : typed)[key];
    const wanted = { ...typed, tr: of('tr'), en: of('en') };
    // No new version is saved when the chosen text equals the stored text.
    if (sameWords(wanted, text)) take(text);
    else send(wanted, text.version);
  };

  const overtaken = text.version > opened.version;
  /** The conflict dialog already shows the conflict, so it is not returned as an error. */
  const error = overtaken && isApiProblem(save.error, 'conflict') ? null : save.error;
  return {
    typed,
    setTyped,
    unsaved,
    save: () => send(typed, opened.version),
    busy: save.isPending,
    error: asking && overtaken ? null : error,
    conflict: overtaken
      ? {
          open: asking,
          revision: text.version,
          changedBy: text.madeBy,
          changedAt: text.madeAt,
          fields: [
            { key: 'tr', label: t('turkish'), base: opened.tr, mine: typed.tr, theirs: text.tr },
            {
              key: 'en',
              label: t('english'),
              lang: 'en' as const,
              base: opened.en,
              mine: typed.en,
              theirs: text.en,
            },
          ],
          busy: save.isPending,
          error,
          onSave: settle,
          onClose: () => setAsking(false),
        }
      : null,
  };
};
