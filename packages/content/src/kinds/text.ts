import { cefrLevel } from '@pratik/contract/common';
import { z } from 'zod';
import { glossary, line, profile, topic, variety } from './fields.ts';
import { Question } from './question.ts';

const textFields = {
  title: line,
  level: cefrLevel,
  topic,
  variety,
  /** Names that occur only at the beginning of a sentence. */
  names: z.array(line).optional(),
  glossary,
  profile: profile.optional(),
};

export const readingTypes = [
  'message',
  'notice',
  'story',
  'article',
  'review',
  'interview',
  'instructions',
  'diary',
  'letter',
] as const;

/** Front matter of `library/readings/<level>/<id>.md`. The English text is below the front matter. */
export const ReadingHead = z.strictObject({
  ...textFields,
  type: z.enum(readingTypes),
  /** Five single-choice questions and optional questions of other forms. */
  questions: z.array(Question).min(5).max(8),
});
export type Reading = z.infer<typeof ReadingHead> & { id: string; paragraphs: string[] };

export const listeningTypes = [
  'dialogue',
  'announcement',
  'message',
  'story',
  'interview',
  'instructions',
  'talk',
  'phone-call',
  'news',
] as const;

export const Speaker = z.strictObject({ name: line, voice: z.enum(['female', 'male']) });

/**
 * Front matter of `library/listenings/<level>/<id>.md`. The spoken turns are below the front matter, one per
 * paragraph.
 */
export const ListeningHead = z.strictObject({
  ...textFields,
  type: z.enum(listeningTypes),
  /** Speech rate in words per minute. */
  pace: z.int().min(80).max(200),
  speakers: z.array(Speaker).min(1).max(4),
  /** Four single-choice questions and optional questions of other forms. */
  questions: z.array(Question).min(4).max(7),
});
export type Turn = { speaker: string; text: string };
export type Listening = z.infer<typeof ListeningHead> & { id: string; turns: Turn[] };
