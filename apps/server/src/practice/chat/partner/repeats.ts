import { wordsOf } from '../words.ts';

/** Number of consecutive words shared with the instructions that cannot be a coincidence. */
const onEnd = 8;

const folded = (text: string): string[] => wordsOf(text).map((word) => word.toLowerCase());

/**
 * Returns a function that checks each part of a reply for repetitions of the instructions. A part that ends within
 * a word is checked again with the next part.
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
