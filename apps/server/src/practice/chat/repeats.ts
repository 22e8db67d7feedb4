import { wordsOf } from './words.ts';

/** So many words of the instructions on end are no accident. */
const onEnd = 8;

const folded = (text: string): string[] => wordsOf(text).map((word) => word.toLowerCase());

/**
 * Tells, piece by piece, whether what is said begins to repeat the instructions. A piece that ends within a word is
 * looked at again with the next.
 */
export const repeaterOf = (instructions: string): ((piece: string) => boolean) => {
  const words = folded(instructions);
  const passages = new Set(words.map((_, at) => words.slice(at, at + onEnd).join(' ')));
  let said = '';
  return (piece) => {
    said = `${said}${piece}`.slice(-onEnd * 24);
    const last = folded(said).slice(-onEnd);
    return last.length === onEnd && passages.has(last.join(' '));
  };
};
