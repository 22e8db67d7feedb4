/** A range of a text as UTF-16 offsets. `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number };

// Matches the end of a sentence. The pattern contains no lookahead, which would take quadratic time for
// thousands of dots; `sentenceSpans` checks the text after the match.
const endOfSentence = /[.!?…]+["'”’)\]]*/g;
/**
 * Number of characters before a dot that are searched for an abbreviation. It exceeds the length of the longest
 * abbreviation and the character before it.
 */
const abbreviationReach = 8;
/** Matches abbreviations whose dot does not end a sentence. A dot after the word "I" always ends a sentence. */
const abbreviation = /(?:\b(?:Mr|Mrs|Ms|Dr|St|No|vs|etc|e\.g|i\.e|a\.m|p\.m)|\b[A-HJ-Z])\.$/;

/**
 * Returns the sentences of a paragraph without surrounding spaces. A sentence ends at a punctuation mark
 * before a space, or at the end of a line. If a lower-case letter follows, the sentence continues: "Why?" she
 * asked is one sentence. Server and browser use the same function, so that the browser highlights the
 * sentence that the server speaks.
 */
export const sentenceSpans = (text: string): readonly Span[] => {
  const spans: Span[] = [];
  let from = 0;
  for (const line of text.split(endOfLine)) {
    for (const { start, end } of spansOfLine(line)) spans.push({ start: from + start, end: from + end });
    from += line.length + 1;
  }
  return spans;
};

/**
 * Matches a line break before a line that does not begin in lower case. All other line breaks are inside a
 * sentence.
 */
const endOfLine = /\n(?![^\S\n]*\p{Ll})/u;

const spansOfLine = (text: string): readonly Span[] => {
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
