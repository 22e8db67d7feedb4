/** A range of a text as UTF-16 offsets; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number };

// Matches the end of a sentence without a lookahead, which would take quadratic time over thousands of dots. The
// code checks the following text separately.
const endOfSentence = /[.!?…]+["'”’)\]]*/g;
/**
 * Number of characters before a dot to search for an abbreviation; more than the longest abbreviation and its
 * preceding character.
 */
const abbreviationReach = 8;
/** Matches abbreviations whose dot does not end a sentence. A dot after the word "I" does end a sentence. */
const abbreviation = /(?:\b(?:Mr|Mrs|Ms|Dr|St|No|vs|etc|e\.g|i\.e|a\.m|p\.m)|\b[A-HJ-Z])\.$/;

/**
 * Returns the sentences of a paragraph without surrounding spaces. A sentence ends at a punctuation mark before a
 * space, unless a lower-case letter follows ("Why?" she asked is one sentence). Server and browser share this rule,
 * so that the browser highlights the sentence that the server speaks.
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
