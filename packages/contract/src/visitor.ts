import { z } from 'zod';
import { post } from './call.ts';
import { plainText } from './common.ts';
import { correction, textCheck } from './feedback.ts';

/** Maximum length of a visitor’s text, enough for one or two sentences. Counted in UTF-16 code units. */
export const longestVisitorText = 200;

/**
 * Checks a sentence that a visitor types on the landing page, without an account. The server neither stores nor
 * logs the text.
 */
export const checkVisitorText = post({
  path: 'visitor/check-text',
  access: 'public',
  summary: 'Corrects a visitor’s sentence; the text is not stored',
  body: z.strictObject({
    text: plainText.trim().min(1, 'text-missing').max(longestVisitorText),
  }),
  answer: z.object({
    /** How well the checker understood the visitor’s text. Absent if the checker does not report it. */
    checked: textCheck.optional(),
    corrections: z.array(correction),
  }),
  problems: ['too-many-requests'],
});
