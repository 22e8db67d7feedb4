import { cefrLevel } from '@pratik/contract/common';
import { itemFields } from '@pratik/contract/item-fields';
import { z } from 'zod';
import { declaredFields } from './declared-fields.ts';
import { glossary, profile, topic } from './fields.ts';
import { Question } from './question.ts';

const fileFields = {
  level: cefrLevel,
  topic,
  glossary,
  profile: profile.optional(),
};

/** Front matter of a file `library/readings/<level>/<id>.md`. The English text is below the front matter. */
export const ReadingHead = z.strictObject({
  ...declaredFields(itemFields.reading),
  ...fileFields,
  /** Questions on a reading: at least four single-choice questions, and questions of other forms. */
  questions: z.array(Question).min(5).max(8),
});
export type Reading = z.infer<typeof ReadingHead> & { id: string; paragraphs: string[] };

const declared = declaredFields(itemFields.listening);

/**
 * Front matter of a file `library/listenings/<level>/<id>.md`. The spoken turns are below the front matter,
 * one per paragraph.
 */
export const ListeningHead = z.strictObject({
  ...declared,
  ...fileFields,
  /** Speech rate of the listening script in words per minute. */
  pace: z.int().min(80).max(200),
  speakers: declared.speakers.max(4),
  /** Questions on a listening: at least three single-choice questions, and questions of other forms. */
  questions: z.array(Question).min(4).max(7),
});
export type Turn = { speaker: string; text: string };
export type Listening = z.infer<typeof ListeningHead> & { id: string; turns: Turn[] };
