import { wordsOf } from '../words.ts';

/**
 * Number of consecutive words that a reply must have in common with the instructions to count as a repetition of the
 * instructions.
 */
const onEnd = 8;

const folded = (text: string): string[] => wordsOf(text).map((word) => word.toLowerCase());

/**
 * Returns a function that receives each piece of a reply and returns whether the reply repeats the instructions. A
 * word that continues in the next piece is checked again with that piece.
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
