import { soundId } from '@pratik/contract/speaking';
import { z } from 'zod';
import { comparable } from '../compare/same-words.ts';
import { soundTheSame } from '../compare/sounds-alike.ts';
import { bilingual, line } from './fields.ts';

const word = z.string().regex(/^[a-z]+$/, 'one word in lower case');

const Pair = z
  .strictObject({
    /** The word with the sound. */
    a: word,
    /** What it is mistaken for. */
    b: word,
    /** Turkish of both. */
    tr: z.tuple([line, line]),
  })
  .refine(({ a, b }) => !soundTheSame([comparable(a)], [comparable(b)]), 'the two words sound the same');

/** `library/sounds/<id>.yaml`: a sound that is hard for Turkish speakers, and words that differ by nothing else. */
export const Sound = z.strictObject({
  id: soundId,
  name: bilingual,
  /** What to do with mouth and tongue. */
  advice: bilingual,
  /** The same in a sentence or two, for who missed it again and again. */
  hint: bilingual,
  pairs: z
    .array(Pair)
    .min(12)
    .refine(
      (pairs) => new Set(pairs.flatMap(({ a, b }) => [a, b])).size === pairs.length * 2,
      'a word comes twice',
    ),
});
export type Sound = z.infer<typeof Sound>;
