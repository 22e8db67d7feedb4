import { cefrLevel } from '@pratik/contract/common';
import { correctionCode } from '@pratik/contract/feedback';
import { z } from 'zod';
import { bilingual, slug } from './fields.ts';

export const genres = [
  'message',
  'email',
  'story',
  'description',
  'opinion',
  'review',
  'instructions',
  'diary',
  'letter',
  'report',
  'article',
  'essay',
] as const;

export const WritingPrompt = z.strictObject({
  id: slug,
  title: bilingual,
  genre: z.enum(genres),
  task: bilingual,
  points: z.array(bilingual).min(3).max(4),
  /** Minimum and maximum number of words of the learner’s text. */
  words: z
    .tuple([z.int().min(20), z.int().max(600)])
    .refine(([least, most]) => least < most, 'the least comes first'),
  phrases: z.array(bilingual).min(4).max(6),
  practises: z.array(correctionCode).min(1),
});
export type WritingPrompt = z.infer<typeof WritingPrompt>;

/** Content of `library/writing/<level>.yaml`. */
export const WritingSet = z.strictObject({ level: cefrLevel, prompts: z.array(WritingPrompt).min(1) });
