import { z } from 'zod';

/**
 * This module declares fields that several kinds of content share. Text is trimmed, and fields that learners
 * need are required.
 */

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

/** Identifier of lower-case letters, digits and hyphens. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'lower-case letters, digits and hyphens');

export const line = z.string().trim().min(1).max(600);
export const bilingual = z.strictObject({ tr: line, en: line });

/** Maps a lower-case lemma or phrase of a text to its Turkish meaning in this text. */
export const glossary = z.record(
  z
    .string()
    .regex(/^[\p{Ll}\d][\p{L}\d' .-]*$/u, 'a glossary key is a lemma or phrase and begins in lower case'),
  line,
);

/** Result of the level profiler: the predicted level of a text, and whether the text fits its intended level. */
export const profile = z.strictObject({
  level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']),
  passed: z.boolean(),
});
