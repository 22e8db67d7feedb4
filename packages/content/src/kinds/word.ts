import { cefrLevel } from '@pratik/contract/common';
import { itemFields } from '@pratik/contract/item-fields';
import { z } from 'zod';
import { declaredFields } from './declared-fields.ts';
import { bilingual, topic } from './fields.ts';

/** One sense of a library word. Some rules are stricter for the library than for drafts. */
export const Word = z.strictObject({
  ...declaredFields(itemFields.word),
  word: z.string().regex(/^[A-Za-z][A-Za-zé'’ -]*$/, 'a dictionary form in English letters'),
  /** British pronunciation of the word in IPA, without slashes. */
  ipa: z.string().regex(/^(?:[a-zæðŋɑɒɔəɛɜɡɪʃʊʌʒʔθɐː ˈˌ().-]|\u0329)+$/u, 'IPA without slashes'),
  examples: z.array(bilingual).length(2),
  /**
   * Level of the word in the reference list, if it differs from the level in the library. `none` means that the
   * list does not contain the word.
   */
  reference: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'none']).optional(),
});
export type Word = z.infer<typeof Word>;

/**
 * The fields of a sense that the dictionary of tapped words needs. Senses of the same word are sorted by frequency,
 * most frequent first.
 */
export type KnownWord = Pick<Word, 'word' | 'pos' | 'tr' | 'near'> & { id: string };

/** Content of a file `library/words/<level>/<topic>.yaml`. */
export const WordSet = z.strictObject({ level: cefrLevel, topic, words: z.array(Word).min(1) });
