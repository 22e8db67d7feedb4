/**
 * A replacement of words: the words from index `from` (inclusive) to index `to` (exclusive) are replaced by
 * `words`.
 */
export type Edit = readonly [from: number, to: number, words: readonly string[]];
/** A token of an evaluation set: its start and end offsets in the text, and its characters. */
export type GoldToken = readonly [start: number, end: number, word: string];

const plain: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

/**
 * Splits a text into tokens in the same way as the evaluation sets: punctuation marks and clitics are separate
 * tokens. `hyphens`: whether the set also splits words at hyphens.
 */
export function goldTokens(raw: string, hyphens: boolean): string[] {
  const text = raw.replace(/[’‘´`“”–—]/g, (mark) => plain[mark] ?? mark);
  return text
    .replace(/\b(can)(not)\b/gi, '$1 $2')
    .split(/\s+/)
    .flatMap((chunk) => {
      if (/^(?:https?:|www\.)|@\w+\./.test(chunk)) return [chunk];
      const parts = chunk.match(
        /(?:[A-Za-z]\.){2,}|(?:Mr|Mrs|Ms|Dr|Prof|St)\.(?=$)|\d+(?:[.,:/]\d+)*(?:st|nd|rd|th|am|pm|h|s|m|km|%)?|\.{2,}|\p{L}+?(?=n't\b)|n't\b|'(?:s|m|re|ve|ll|d)\b|[\p{L}\p{N}_]+(?:'(?!(?:s|m|re|ve|ll|d)\b)\p{L}+)*|\S/giu,
      );
      return hyphens ? (parts ?? []) : joinHyphens(parts ?? []);
    });
}

function joinHyphens(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const [at, part] of parts.entries()) {
    const last = joined.length - 1;
    const inside = at > 0 && at + 1 < parts.length;
    if ((part === '-' && inside) || (parts[at - 1] === '-' && at > 1)) joined[last] += part;
    else joined.push(part);
  }
  return joined;
}

/** Shortens an edit by removing the unchanged words at its beginning and end. */
export function minimise([from, to, words]: Edit, tokens: readonly string[]): Edit {
  let [start, end, first, last] = [from, to, 0, words.length];
  while (start < end && first < last && tokens[start] === words[first]) {
    start++;
    first++;
  }
  while (end > start && last > first && tokens[end - 1] === words[last - 1]) {
    end--;
    last--;
  }
  return [start, end, words.slice(first, last)];
}

/**
 * Converts a replacement of characters to a replacement of tokens, including one neighbouring token on each side.
 * Returns undefined if no token changes.
 */
export function editOf(
  text: string,
  tokens: readonly GoldToken[],
  hyphens: boolean,
  change: { start: number; end: number; replacement: string },
): Edit | undefined {
  const found = tokens.findIndex(([, end]) => end > change.start);
  const first = found < 0 ? tokens.length : found;
  let last = first;
  while (last < tokens.length && (tokens[last]?.[0] ?? 0) < change.end) last++;
  const a = Math.max(0, first - 1);
  const b = Math.min(tokens.length, last + 1);
  const from = Math.min(tokens[a]?.[0] ?? change.start, change.start);
  const to = Math.max(tokens[b - 1]?.[1] ?? change.end, change.end);
  const after = text.slice(from, change.start) + change.replacement + text.slice(change.end, to);
  const edit = minimise(
    [a, b, goldTokens(after, hyphens).filter((word) => word !== '')],
    tokens.map(([, , word]) => word),
  );
  return edit[0] === edit[1] && edit[2].length === 0 ? undefined : edit;
}
