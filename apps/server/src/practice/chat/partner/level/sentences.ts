/** Maximum number of characters without the end of a sentence; a longer text is divided at a space. */
const longest = 400;
/** The end of a sentence and the space after it. */
const end = /[.!?…]+["'”’)\]]*\s+|\n+/g;
/** An abbreviation or an initial, whose full stop does not end a sentence. "I" is a word and may end a sentence. */
const abbreviation = /(?:\b(?:Mr|Mrs|Ms|Dr|St|No|vs|etc|e\.g|i\.e|a\.m|p\.m)|\b[A-HJ-Z])\.\s+$/;

/** Returns the position after the last complete sentence of a text; 0 when no sentence is complete. */
const completeUntil = (text: string): number => {
  let until = 0;
  for (const match of text.matchAll(end)) {
    const after = match.index + match[0].length;
    if (!abbreviation.test(text.slice(Math.max(0, after - 12), after))) until = after;
  }
  return until;
};

/** Divides a text after each complete sentence. The joined parts are exactly the original text. */
export const sentencesIn = (text: string): string[] => {
  const parts: string[] = [];
  let rest = '';
  for (const piece of text.match(/[^.!?…\n]*(?:[.!?…]+["'”’)\]]*\s*|\n+|$)/g) ?? []) {
    rest += piece;
    if (completeUntil(rest) < rest.length) continue;
    if (rest !== '') parts.push(rest);
    rest = '';
  }
  return rest === '' ? parts : [...parts, rest];
};

/**
 * Yields each sentence of a streamed text as soon as the sentence is complete. A text of 400 characters without the end
 * of a sentence is divided at a space. To save time, a shorter text is searched only after a punctuation mark or a line
 * break.
 */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  for await (const piece of pieces) {
    const mayEnd = /[.!?…\n]/.test(piece) || /[.!?…]["'”’)\]]*$/.test(waiting.slice(-8));
    waiting += piece;
    if (!mayEnd && waiting.length < longest) continue;
    const until = completeUntil(waiting) || (waiting.length < longest ? 0 : waiting.lastIndexOf(' ') + 1);
    if (until === 0 && waiting.length < longest) continue;
    const complete = until === 0 ? waiting : waiting.slice(0, until);
    waiting = waiting.slice(complete.length);
    yield* sentencesIn(complete);
  }
  if (waiting !== '') yield* sentencesIn(waiting);
}
