import { cefrLevel } from '@pratik/contract/common';
import { z } from 'zod';
import { glossary, line, profile, slug, topic, variety } from './fields.ts';

/** A question on a text: one key; the order of the options is derived from the id (`optionsOf`). */
export const Question = z.strictObject({
  id: slug,
  ask: line,
  right: line,
  wrong: z.array(line).min(2).max(3),
  /** One sentence, word for word as in the text. */
  evidence: line,
  /** Turkish: why the key is right. */
  why: line,
});
export type Question = z.infer<typeof Question>;

const textFields = {
  title: line,
  level: cefrLevel,
  topic,
  variety,
  /** Names that only stand where a sentence begins. */
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

/** Front matter of `library/readings/<level>/<id>.md`; the text follows it. */
export const ReadingHead = z.strictObject({
  ...textFields,
  type: z.enum(readingTypes),
  questions: z.array(Question).length(5),
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

/** Front matter of `library/listenings/<level>/<id>.md`; the turns follow it, one a paragraph. */
export const ListeningHead = z.strictObject({
  ...textFields,
  type: z.enum(listeningTypes),
  /** Words a minute. */
  pace: z.int().min(80).max(200),
  speakers: z.array(Speaker).min(1).max(4),
  questions: z.array(Question).length(4),
});
export type Turn = { speaker: string; text: string };
export type Listening = z.infer<typeof ListeningHead> & { id: string; turns: Turn[] };
