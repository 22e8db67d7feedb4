import { cefrLevel } from '@pratik/contract/common';
import { correctionCode } from '@pratik/contract/feedback';
import { itemFields } from '@pratik/contract/item-fields';
import { z } from 'zod';
import { declaredFields } from './declared-fields.ts';
import { bilingual, slug } from './fields.ts';

/** A writing prompt of the library. Some rules are stricter for the library than for drafts. */
export const WritingPrompt = z.strictObject({
  ...declaredFields(itemFields['writing-prompt']),
  id: slug,
  points: z.array(bilingual).min(3).max(4),
  /** Minimum and maximum number of words that the learner should write. */
  words: z
    .tuple([z.int().min(20), z.int().max(600)])
    .refine(([least, most]) => least < most, 'the least comes first'),
  phrases: z.array(bilingual).min(4).max(6),
  practises: z.array(correctionCode).min(1),
});
export type WritingPrompt = z.infer<typeof WritingPrompt>;

/** Content of a file `library/writing/<level>.yaml`. */
export const WritingSet = z.strictObject({ level: cefrLevel, prompts: z.array(WritingPrompt).min(1) });
