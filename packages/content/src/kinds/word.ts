import { cefrLevel } from '@pratik/contract/common';
import { itemFields } from '@pratik/contract/item-fields';
import { z } from 'zod';
import { declaredFields } from './declared-fields.ts';
import { bilingual, line, topic } from './fields.ts';

export const partsOfSpeech = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'preposition',
  'conjunction',
  'pronoun',
  'determiner',
  'number',
  'exclamation',
  'modal',
  'phrase',
] as const;

/** The declared fields, with stricter library rules where they exist. */
export const Word = z.strictObject({
  ...declaredFields(itemFields.word),
  word: z.string().regex(/^[A-Za-z][A-Za-z'’ -]*$/, 'a dictionary form in English letters'),
  pos: z.enum(partsOfSpeech),
  /** British pronunciation in IPA, without slashes. */
  ipa: z.string().regex(/^(?:[a-zæðŋɑɒɔəɛɜɡɪʃʊʌʒʔθɐː ˈˌ().-]|\u0329)+$/u, 'IPA without slashes'),
  /** Turkish translation of the one sense that both examples show. */
  tr: line,
  /** Other accepted English answers when the card shows the Turkish translation. */
  also: z.array(line).min(1).optional(),
  note: line.optional(),
  examples: z.array(bilingual).length(2),
  /**
   * Level of the word in the reference list when it differs from the library’s level; `none` when the list does not
   * contain the word.
   */
  reference: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'none']).optional(),
});
export type Word = z.infer<typeof Word>;

/** Content of `library/words/<level>/<topic>.yaml`. */
export const WordSet = z.strictObject({ level: cefrLevel, topic, words: z.array(Word).min(1) });
