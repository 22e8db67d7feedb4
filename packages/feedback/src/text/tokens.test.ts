import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { fold, tokenise } from './tokens.ts';

const words = (text: string) => tokenise(text, 0, text.length).map((token) => token.text);

test.each([
  ["I don't know.", ['I', "don't", 'know', '.']],
  ["My brothers' car", ['My', "brothers'", 'car']],
  ["'hello' she said", ["'", 'hello', "'", 'she', 'said']],
  ['at 7:30 on the 2nd', ['at', '7:30', 'on', 'the', '2nd']],
  ['see https://a.b/c?d=1 now', ['see', 'https://a.b/c?d=1', 'now']],
  ['mail ali@example.com @ali #tag', ['mail', 'ali@example.com', '@ali', '#tag']],
  ['well-known 😀!', ['well', '-', 'known', '😀', '!']],
])('words and punctuation (tokens) › are separated correctly in %j', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test('words and punctuation (tokens) › have start and end positions that match their text, for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const token of tokenise(text, 0, text.length)) {
        expect(text.slice(token.start, token.end)).toBe(token.text);
      }
    }),
  );
});

test('normalised words › contain the letter i for both Turkish capitals, I and İ', () => {
  expect([fold('İSTANBUL'), fold('ILICA'), fold('don’t')]).toEqual(['istanbul', 'ilica', "don't"]);
});

test.each([
  ['teh', 'the', 1],
  ['recieve', 'receive', 1],
  ['beatiful', 'beautiful', 1],
  ['cat', 'dog', 3],
  ['kitten', 'mitts', 3],
])('edit distance › from %s to %s is %i', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
});
