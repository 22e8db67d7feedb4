import { soundId } from '@pratik/contract/speaking';
import { z } from 'zod';
import { comparable } from '../compare/same-words.ts';
import { soundTheSame } from '../compare/sounds-alike.ts';
import { bilingual, line } from './fields.ts';

const word = z.string().regex(/^[a-z]+$/, 'one word in lower case');

const Pair = z
  .strictObject({
    /** The word of a minimal pair that contains the practised sound. */
    a: word,
    /**
     * The word of a minimal pair with the sound that learners often say or hear in place of the practised
     * sound.
     */
    b: word,
    /** The Turkish meanings of the words `a` and `b`, in this order. */
    tr: z.tuple([line, line]),
  })
  .refine(({ a, b }) => !soundTheSame([comparable(a)], [comparable(b)]), 'the two words sound the same');

/**
 * Content of a file `library/sounds/<id>.yaml`: a sound that is difficult for Turkish speakers, with pairs of
 * words that differ only in this sound.
 */
export const Sound = z.strictObject({
  id: soundId,
  name: bilingual,
  /** Explains how to position the mouth and the tongue to produce the sound. */
  advice: bilingual,
  /**
   * The advice about mouth and tongue in one or two sentences. Learners see this hint after repeated errors.
   */
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
