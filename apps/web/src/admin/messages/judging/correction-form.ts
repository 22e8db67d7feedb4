import { type CorrectionCode, correctionCode } from '@pratik/contract/feedback';
import type { ReviewedCorrection } from '@pratik/contract/message-process';
import { type CorrectionDraft, correctionDraft } from '@pratik/contract/message-review';
import { z } from 'zod';
import { messagesText } from '../messages.texts.ts';

/**
 * Validates the correction form. `replacements` has one replacement per line, and `leaveOut` adds the removal of the
 * selected words as a suggestion.
 */
export const correctionFormSchema = z
  .object({
    code: z.string().refine((code) => correctionCode.safeParse(code).success, {
      error: () => messagesText('codeMissing'),
    }),
    start: z.number(),
    end: z.number(),
    replacements: z.string().refine((lines) => linesOf(lines).length <= 4, {
      error: () => messagesText('tooMany'),
    }),
    leaveOut: z.boolean(),
    explanation: correctionDraft.shape.explanation,
  })
  .superRefine(({ start, end, replacements }, context) => {
    if (start < end || linesOf(replacements).length > 0) return;
    context.addIssue({ code: 'custom', path: ['start'], message: messagesText('placeMissing') });
  });
export type CorrectionForm = z.input<typeof correctionFormSchema>;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const emptyForm: CorrectionForm = {
  code: '',
  start: 0,
  end: 0,
  replacements: '',
  leaveOut: false,
  explanation: { tr: '', en: '' },
};

export const toForm = ({
  code,
  start,
  end,
  replacements,
  explanation,
}: ReviewedCorrection): CorrectionForm => ({
  code,
  start,
  end,
  replacements: replacements.filter((one) => one !== '').join('\n'),
  leaveOut: replacements.includes(''),
  explanation,
});

export const toDraft = (form: CorrectionForm): CorrectionDraft => ({
  code: form.code as CorrectionCode,
  start: form.start,
  end: form.end,
  // Without selected words there is nothing to remove, so `leaveOut` is ignored.
  replacements: [...linesOf(form.replacements), ...(form.leaveOut && form.start < form.end ? [''] : [])],
  explanation: { tr: form.explanation.tr.trim(), en: form.explanation.en.trim() },
});

/**
 * Converts an offset in the text field to an offset in the message text. The line break CRLF counts as one
 * character in the text field and as two in the message text.
 */
export const placeInText = (text: string, inField: number): number => {
  let at = 0;
  for (let seen = 0; seen < inField && at < text.length; seen += 1) at += text.startsWith('\r\n', at) ? 2 : 1;
  return at;
};

/** Converts an offset in the message text to an offset in the text field. */
export const placeInField = (text: string, inText: number): number =>
  text.slice(0, inText).replaceAll('\r\n', '\n').length;
