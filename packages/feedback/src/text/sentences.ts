/** A range of the text in UTF-16 code units. `end` is exclusive. */
export type Stretch = { start: number; end: number };

const abbreviations = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'prof',
  'st',
  'etc',
  'vs',
  'e.g',
  'i.e',
  'no',
  'a.m',
  'p.m',
]);
const longest = 600;

/**
 * Splits a text into sentences without surrounding white space. A sentence has at most 600 UTF-16 code units. The
 * time is linear.
 */
export function splitSentences(text: string): Stretch[] {
  const sentences: Stretch[] = [];
  let start = 0;
  // The regular expression contains no lookahead, which would take quadratic time for thousands of consecutive
  // dots.
  for (const found of text.matchAll(/[.!?…]+["'”’)\]]*|[\r\n]+/g)) {
    const end = found.index + found[0].length;
    if (end < text.length && !/[\s]/.test(text.charAt(end)) && !/[\r\n]/.test(found[0])) continue;
    if (endsInAbbreviation(text, found.index, found[0]) || goesOn(text, found.index, found[0])) continue;
    pushTrimmed(sentences, text, start, end);
    start = end;
  }
  pushTrimmed(sentences, text, start, text.length);
  return sentences;
}

function endsInAbbreviation(text: string, at: number, mark: string): boolean {
  if (mark !== '.') return false;
  const word = /[A-Za-z.]{1,6}$/.exec(text.slice(Math.max(0, at - 6), at))?.[0];
  if (word === undefined) return false;
  const next = /^\s+(\S)/.exec(text.slice(at + 1, at + 6))?.[1];
  // The abbreviations "etc." and "p.m." may also end a sentence. If a capital letter follows, a new sentence
  // begins.
  const titles = /^(?:mr|mrs|ms|dr|prof|st)$/i.test(word);
  return abbreviations.has(word.toLowerCase()) && (titles || (next !== undefined && !/\p{Lu}/u.test(next)));
}

/**
 * Whether a lower-case letter shows that the sentence continues after initials ("the U.S. that") or a mark in
 * brackets ("old(?) but").
 */
function goesOn(text: string, at: number, mark: string): boolean {
  if (!/^\s+\p{Ll}/u.test(text.slice(at + mark.length, at + mark.length + 6))) return false;
  if (/^[?!]+\)/.test(mark)) return text.charAt(at - 1) === '(';
  return mark === '.' && /(?:^|[^\p{L}.])(?:\p{Lu}\.)+\p{Lu}$/u.test(text.slice(Math.max(0, at - 12), at));
}

function pushTrimmed(into: Stretch[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  while (end - start > longest) {
    const cut = cutBefore(text, start, start + longest);
    into.push({ start, end: cut });
    start = cut;
    while (start < end && /\s/.test(text.charAt(start))) start++;
  }
  if (end > start) into.push({ start, end });
}

function cutBefore(text: string, start: number, limit: number): number {
  for (let at = limit; at > start + longest / 2; at--) if (/\s/.test(text.charAt(at))) return at;
  const splitsPair =
    /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(limit));
  return splitsPair ? limit - 1 : limit;
}
