import { z } from 'zod';

/** What several kinds of content are made of. Text is trimmed; nothing is optional that a learner would miss. */

export const topics = [
  'people',
  'family',
  'home',
  'food',
  'shopping',
  'city',
  'travel',
  'school',
  'work',
  'money',
  'health',
  'sport',
  'free-time',
  'nature',
  'animals',
  'weather',
  'technology',
  'media',
  'culture',
  'science',
  'society',
  'feelings',
  'language',
  'time',
] as const;
export const topic = z.enum(topics);
export type Topic = z.infer<typeof topic>;

/** Lower-case letters, digits and hyphens. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and hyphens');

export const line = z.string().trim().min(1).max(600);
export const bilingual = z.strictObject({ tr: line, en: line });

/** Spelling a text keeps to from beginning to end. */
export const variety = z.enum(['british', 'american']);

/** Lemma or phrase in lower case → its Turkish meaning in this very text. */
export const glossary = z.record(
  z
    .string()
    .regex(/^[\p{Ll}\d][\p{L}\d' .-]*$/u, 'a glossary key is a lemma or phrase and begins in lower case'),
  line,
);

/** What the level-profile tool said of a text: the level it predicts, and whether the gate was passed. */
export const profile = z.strictObject({
  level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']),
  passed: z.boolean(),
});
