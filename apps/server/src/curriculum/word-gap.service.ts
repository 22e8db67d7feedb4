import { formsOf } from '@pratik/content/meaning/forms';
import type { AskedCard } from '@pratik/contract/vocabulary';

type Asked = { word: string; pos: string | null; sentence: string | null };
type PartOfSpeech = Parameters<typeof formsOf>[1];

/**
 * Splits the example sentence at the word, which may have any of its forms. Returns null unless the sentence
 * contains the word exactly once.
 */
export const gapOf = ({ word, pos, sentence }: Asked): AskedCard['gap'] => {
  if (sentence === null) return null;
  const forms = [
    word,
    ...formsOf(word.toLowerCase(), (pos ?? undefined) as PartOfSpeech).map(({ form }) => form),
  ]
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/['’]/g, "['’]"));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${forms.join('|')})(?![\\p{L}\\p{N}'’-])`, 'giu');
  const [found, another] = [...sentence.matchAll(pattern)];
  if (!found || another) return null;
  const [answer] = found;
  return {
    before: sentence.slice(0, found.index),
    answer,
    after: sentence.slice(found.index + answer.length),
  };
};
