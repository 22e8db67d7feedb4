import { cefrLevel } from '@pratik/contract/common';
import { correctionCode } from '@pratik/contract/feedback';
import { z } from 'zod';
import { bilingual, line, slug } from './fields.ts';

export const GAP = '___';

/** A cloze item. The learner types one of `answers`, or chooses one among the `wrong` options. */
export const Cloze = z.strictObject({
  id: slug,
  text: line,
  /** All accepted answers, with the best answer first. */
  answers: z.array(line).min(1).max(6),
  wrong: z.array(line).min(2).max(3),
  /** Error codes that the item practises. */
  practises: z.array(correctionCode),
  grammar: slug,
  word: line.optional(),
  /** The whole sentence in Turkish. */
  tr: line,
  /** Turkish explanation of the answer. */
  why: line,
});
export type Cloze = z.infer<typeof Cloze>;

/** Content of `library/clozes/<level>/<point>.yaml`. */
export const ClozeSet = z.strictObject({ level: cefrLevel, point: bilingual, items: z.array(Cloze).min(1) });
