/** A part of a text as UTF-16 offsets; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number };

// The following text is checked separately, because a lookahead would take quadratic time over thousands of dots.
const endOfSentence = /[.!?…]+["'”’)\]]*/g;
/** Longer than the longest abbreviation with the preceding character. */
const abbreviationReach = 8;
/** Abbreviations whose dot does not end a sentence. A dot after "I" does. */
const abbreviation = /(?:\b(?:Mr|Mrs|Ms|Dr|St|No|vs|etc|e\.g|i\.e|a\.m|p\.m)|\b[A-HJ-Z])\.$/;

/**
 * The sentences of a paragraph without the spaces between them. A sentence ends at a mark that is followed by a
 * space and no lower-case letter ("Why?" she asked is one sentence). Server and browser use this same rule, so that
 * the browser highlights the sentence that the server speaks.
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
