/** A part of a text by its offsets, in UTF-16 units; `end` is behind it. */
export type Span = { readonly start: number; readonly end: number };

// What follows is looked at apart: a lookahead would make thousands of dots on end cost the square of their number.
const endOfSentence = /[.!?…]+["'”’)\]]*/g;
/** More than the longest abbreviation and the sign before it. */
const abbreviationReach = 8;
/** A dot after these ends no sentence; after "I" it does. */
const abbreviation = /(?:\b(?:Mr|Mrs|Ms|Dr|St|No|vs|etc|e\.g|i\.e|a\.m|p\.m)|\b[A-HJ-Z])\.$/;

/**
 * The sentences of a paragraph, gapless: the space after a sentence belongs to none. A sentence ends where a mark is
 * followed by a space and no lower-case letter ("Why?" she asked is one). Both ends count sentences by this rule: what
 * the server speaks as the third is marked as the third in the browser.
 */
export const sentenceSpans = (text: string): readonly Span[] => {
  const spans: Span[] = [];
  let start = skipSpace(text, 0);
  for (const match of text.matchAll(endOfSentence)) {
    const end = match.index + match[0].length;
    if (end < text.length && !/\s/.test(text.charAt(end))) continue;
    const next = skipSpace(text, end);
    const goesOn = next < text.length && /^["'“‘(]?\p{Ll}/u.test(text.slice(next, next + 2));
    const tail = text.slice(Math.max(start, end - abbreviationReach), end);
    if (goesOn || (next < text.length && abbreviation.test(tail))) continue;
    if (end > start) spans.push({ start, end });
    start = next;
  }
  const end = text.trimEnd().length;
  if (end > start) spans.push({ start, end });
  return spans;
};

const skipSpace = (text: string, from: number): number => {
  const rest = text.slice(from);
  return from + rest.length - rest.trimStart().length;
};
