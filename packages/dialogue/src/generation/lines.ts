/**
 * This module chooses among alternative sentences, recognises sentences that the partner has already used, and
 * fills placeholders such as `{slots}`.
 */

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** Returns a short hash of a sentence. Sentences that differ only in case and punctuation have the same hash. */
export const fingerprint = (line: string): string =>
  hash(
    line
      .toLowerCase()
      .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
      .trim(),
  ).toString(36);

const marks = new Map<string, readonly string[]>();

/**
 * Returns the hash of an author’s text and the hashes of its sentences. Sentences that are too short to be
 * recognised are omitted.
 */
export function fingerprints(line: string): readonly string[] {
  const known = marks.get(line);
  if (known) return known;
  const sentences = line
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.split(' ').length >= 5 && sentence !== line);
  const made = [line, ...sentences].map(fingerprint);
  marks.set(line, made);
  return made;
}

/** Returns an integer from 0 to `size` - 1. The same salt always gives the same integer. */
export function chance(size: number, ...salt: readonly (string | number)[]): number {
  let value = hash(salt.join('/')) + 0x6d2b79f5;
  value = Math.imul(value ^ (value >>> 15), value | 1);
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
  return size < 1 ? 0 : ((value ^ (value >>> 14)) >>> 0) % size;
}

/** Returns the list in a pseudo-random order. The same salt always gives the same order. */
export function shuffled<T>(list: readonly T[], ...salt: readonly (string | number)[]): T[] {
  return list
    .map((item, index) => ({ item, order: chance(1_000_003, ...salt, index) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/**
 * Replaces placeholders such as `{names}` with their values. A placeholder without a value is removed together with
 * the comma before it.
 */
export function fillLine(line: string, values: Readonly<Record<string, string>>): string {
  const filled = line.replace(
    /(,? ?)\{([a-z][a-z0-9-]*)\}/g,
    (_whole, before: string, name: string, at: number) => {
      const value = values[name];
      if (value === undefined || value === '') return '';
      const lead = line.slice(0, at) + before;
      const starts = /(?:^|[.!?]["'”’]?\s+)["'“‘]?$/.test(lead);
      return before + (starts ? value.charAt(0).toLocaleUpperCase('en') + value.slice(1) : value);
    },
  );
  return filled
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.!?])/g, '$1')
    .trim();
}

/**
 * Returns the end of a reply: as many of the last sentences as are needed for four words. If the question comes
 * before the last sentence, as in "What? A or B.", the question is included.
 */
export function lastWords(reply: string): string {
  const sentences = reply.split(/(?<=[.!?])\s+/);
  let text = sentences.pop() ?? '';
  const followsQuestion = sentences.at(-1)?.endsWith('?') === true && !text.includes('?');
  if (followsQuestion) text = `${sentences.pop()} ${text}`;
  while (sentences.length > 0 && text.split(' ').length < 4) text = `${sentences.pop()} ${text}`;
  return text.replaceAll('“', '‘').replaceAll('”', '’');
}

/** Returns the sentence that a repeating reply quotes: `I said: “It is late.”` gives `It is late.` */
export const withoutQuotation = (reply: string): string => /^[^“”]*: “([^“”]+)”$/.exec(reply)?.[1] ?? reply;

/** Returns the beginning of a reply: as many of the first sentences as are needed for four words. */
export function firstWords(reply: string): string {
  const sentences = reply.split(/(?<=[.!?])\s+/);
  let text = sentences.shift() ?? '';
  while (sentences.length > 0 && text.split(' ').length < 4) text = `${text} ${sentences.shift()}`;
  return text;
}
