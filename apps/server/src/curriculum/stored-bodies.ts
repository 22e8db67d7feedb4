import type { Asked } from '@pratik/content/asked';
import type { Turn } from '@pratik/content/kinds/text';
import { wordCount } from '@pratik/content/meaning/tokens';
import type { Options } from '@pratik/content/options';
import { storedFields } from '@pratik/content/stored-fields';
import type { StoredFields } from '@pratik/contract/item-field';
import { itemFields } from '@pratik/contract/item-fields';
import type { Bodies } from './items.ts';

/**
 * Builds the stored body of each kind from a validated draft or a library item. The order of the keys must not
 * change, because the digest of a library item depends on it.
 */

type OwnText = { ask: string; evidence: string; why: string };

export const wordBody = (values: object): Bodies['word'] => storedFields(itemFields.word, values);

export const questionBody = (values: OwnText, asked: Asked): Bodies['question'] => {
  const { ask, ...others } = storedFields(itemFields.question, values);
  return { ask, ...asked, ...others };
};

/**
 * Returns the stored fields of validated values. The cast is safe, because validation accepts only known error
 * codes and voices.
 */
const validated = <K extends 'cloze' | 'writing-prompt' | 'listening'>(kind: K, values: object) =>
  storedFields(itemFields[kind], values) as unknown as Pick<
    Bodies[K],
    keyof Bodies[K] & keyof StoredFields<(typeof itemFields)[K]>
  >;

export const clozeBody = (values: object, choice: Options): Bodies['cloze'] => {
  const { text, answers, practises, grammar, word, ...others } = validated('cloze', values);
  return { text, answers, choice, practises, grammar, word, ...others };
};

export const placementBody = (values: object, options: Options): Bodies['placement-item'] => ({
  ...storedFields(itemFields['placement-item'], values),
  ...options,
});

export const promptBody = (
  values: object,
  words: Bodies['writing-prompt']['words'],
): Bodies['writing-prompt'] => {
  const { title, genre, task, points, ...others } = validated('writing-prompt', values);
  return { title, genre, task, points, words, ...others };
};

type Glossary = Bodies['reading']['glossary'];

export const readingBody = (
  values: object,
  glossary: Glossary,
  paragraphs: readonly string[],
): Bodies['reading'] => {
  const { title, type, variety, ...others } = storedFields(itemFields.reading, values);
  const words = wordCount(paragraphs.join('\n'));
  return { title, type, variety, words, ...others, glossary, paragraphs: [...paragraphs] };
};

export const listeningBody = (
  values: object,
  glossary: Glossary,
  turns: readonly Turn[],
): Bodies['listening'] => {
  const { title, type, variety, names, ...others } = validated('listening', values);
  const words = wordCount(turns.map(({ text }) => text).join('\n'));
  return { title, type, variety, words, names, ...others, glossary, turns: [...turns] };
};
