import type { CorrectionCode } from '@pratik/contract/feedback';
import type { ReviewedCorrection } from '@pratik/contract/message-process';
import type { Choices, ConflictField } from '../../../ui/feedback/conflict.ts';
import { verdictName } from '../message-words.tsx';
import type { MessagesText } from '../messages.texts.ts';
import { type CorrectionForm, toForm } from './correction-form.ts';

type Versions = { base: ReviewedCorrection; mine: CorrectionForm; theirs: ReviewedCorrection };

/** Compares two administrators’ edits of a correction field by field. */
export const conflictFields = (
  t: MessagesText,
  codeName: (code: CorrectionCode) => string,
  text: string,
  { base, mine, theirs }: Versions,
): ConflictField[] => {
  const forms = { base: toForm(base), mine, theirs: toForm(theirs) };
  const field = (key: string, label: string, value: (form: CorrectionForm) => string): ConflictField => ({
    key,
    label,
    base: value(forms.base),
    mine: value(forms.mine),
    theirs: value(forms.theirs),
  });
  const verdictOf = (one: ReviewedCorrection) => verdictName(t, one.decision?.verdict ?? null);
  const ownVerdict = base.source === 'administrator' ? 'added' : 'edited';
  return [
    {
      key: 'verdict',
      label: t('decision'),
      base: verdictOf(base),
      mine: verdictName(t, ownVerdict),
      theirs: verdictOf(theirs),
    },
    field('code', t('code'), (form) => codeName(form.code as CorrectionCode)),
    { ...field('place', t('place'), (form) => text.slice(form.start, form.end)), lang: 'en' },
    {
      ...field('replacements', t('suggestions'), (form) =>
        [form.replacements, form.leaveOut ? t('leaveOut') : ''].filter(Boolean).join('\n'),
      ),
      lang: 'en',
    },
    field('explanation.tr', t('explanationTr'), (form) => form.explanation.tr),
    { ...field('explanation.en', t('explanationEn'), (form) => form.explanation.en), lang: 'en' },
  ];
};

/**
 * Merges two versions of a correction by the version chosen for each field. Returns null when the administrator
 * accepts the other administrator’s rejection.
 */
export const merged = ({ mine, theirs }: Versions, choices: Choices): CorrectionForm | null => {
  if (choices.verdict === 'theirs' && theirs.decision?.verdict === 'rejected') return null;
  const saved = toForm(theirs);
  const of = (key: string): CorrectionForm => (choices[key] === 'theirs' ? saved : mine);
  return {
    code: of('code').code,
    start: of('place').start,
    end: of('place').end,
    replacements: of('replacements').replacements,
    leaveOut: of('replacements').leaveOut,
    explanation: { tr: of('explanation.tr').explanation.tr, en: of('explanation.en').explanation.en },
  };
};
