import { expect, test } from 'vitest';
import { sentencesIn, sentencesOf } from './sentences.ts';

const streamed = async (pieces: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  async function* source() {
    yield* pieces;
  }
  for await (const sentence of sentencesOf(source())) found.push(sentence);
  return found;
};

test('sentence splitter › yields whole sentences that together equal the text', async () => {
  const text = 'Hello, Mr. Brown! “Are you well?” she asked.  It is 3.5 km… \nAnd then? No. 5 is mine';
  for (const size of [1, 2, 7, 200]) {
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
    expect((await streamed(pieces)).join('')).toBe(text);
  }
  expect(sentencesIn('Hello, Mr. Brown! How are you? Fine')).toEqual([
    'Hello, Mr. Brown! ',
    'How are you? ',
    'Fine',
  ]);
});

test('sentence splitter › yields a sentence before the next sentence arrives', async () => {
  const seen: string[] = [];
  async function* source() {
    yield 'One. ';
    seen.push('after the first');
    yield 'Two.';
  }
  for await (const sentence of sentencesOf(source())) seen.push(sentence);
  expect(seen).toEqual(['One. ', 'after the first', 'Two.']);
});

test('sentence splitter › divides a text without sentence ends between words after 400 characters', async () => {
  const words = Array.from({ length: 500 }, () => 'word ');
  const found = await streamed(words);
  expect(found.join('')).toBe(words.join(''));
  for (const one of found) expect(one.length).toBeLessThanOrEqual(405);
  expect(await streamed(['a'.repeat(900)])).toEqual(['a'.repeat(900)]);
});
