import { expect, test } from 'vitest';
import { articleClass, articleFeatures, articles, phraseHead } from './articles.ts';
import { tagAgain, tagIndex } from './part-of-speech.ts';
import { isPrepositionSite, prepositionClass, prepositionFeatures, prepositions } from './prepositions.ts';
import { withoutWord } from './removal.ts';
import type { Softmax } from './softmax.ts';
import { viewOf } from './view.ts';

/** Returns a tagged sentence of words such as "book/NN". */
function sentence(text: string, earlier: string[] = []) {
  const parts = text.split(' ').map((part) => part.split('/'));
  const tags = Uint8Array.from(parts, ([, tag = '']) => tagIndex.get(tag) ?? 0);
  return viewOf(
    parts.map(([word = '']) => word),
    tags,
    new Set(earlier),
  );
}
const copy = (features: { ids: Int32Array; size: number }) => [...features.ids.subarray(0, features.size)];
const reading = sentence('she/PRP reads/VBZ old/JJ book/NN');

test('articles › treat "an" as "a", and no other word as an article', () => {
  expect(['a', 'an', 'the', 'my', ''].map(articleClass)).toEqual([1, 1, 2, undefined, undefined]);
  expect(articles[articleClass('the') ?? 0]).toBe('the');
});

test.each([
  ['she/PRP reads/VBZ old/JJ book/NN', 2, 3],
  ['she/PRP reads/VBZ my/PRP$ book/NN', 3, -1],
  ['she/PRP reads/VBZ very/RB quickly/RB', 2, -1],
  ['she/PRP reads/VBZ quickly/RB home/NN', 2, -1],
  ['she/PRP reads/VBZ very/RB old/JJ book/NN', 2, 4],
  ['she/PRP reads/VBZ old/JJ my/PRP$ book/NN', 2, -1],
  ['she/PRP reads/VBZ it/PRP', 2, -1],
])('articles › stand only before a noun phrase without a determiner: %s at %i', (text, at, head) => {
  expect(phraseHead(sentence(text), at)).toBe(head);
});

test('articles › have the same features each time, and others if the text has named the noun', () => {
  const first = copy(articleFeatures(reading, 2, 3, 0));
  const named = copy(articleFeatures(sentence('she/PRP reads/VBZ old/JJ book/NN', ['book']), 2, 3, 0));
  expect(copy(articleFeatures(reading, 2, 3, 0))).toEqual(first);
  expect(new Set(first).size).toBe(first.length);
  const other = copy(articleFeatures(sentence('she/PRP reads/VBZ old/JJ book/NN', ['tea']), 2, 3, 0));
  expect(named).not.toEqual(first);
  expect(named).not.toEqual(other);
  expect(copy(articleFeatures(reading, 2, 3, 1))).not.toEqual(first);
});

test('prepositions › have one class each, and the empty string has none', () => {
  expect(prepositionClass('')).toBeUndefined();
  expect(prepositionClass('under')).toBeUndefined();
  for (const word of prepositions.slice(1)) expect(prepositions[prepositionClass(word) ?? 0]).toBe(word);
});

test.each([
  ['we/PRP listen/VBP music/NN', 2, false, true],
  ['we/PRP want/VBP go/VB', 2, false, false],
  ['we/PRP listen/VBP', 2, true, false],
  ['monday/NNP we/PRP work/VBP', 0, false, false],
  ['monday/NNP we/PRP work/VBP', 0, true, true],
  ['and/CC music/NN', 1, false, false],
  ['and/CC music/NN', 1, true, true],
])('prepositions › can stand in %s at %i (removed there: %s): %s', (text, at, filled, possible) => {
  expect(isPrepositionSite(sentence(text), at, filled)).toBe(possible);
});

test('prepositions › have the same features each time, and others for another verb', () => {
  const listen = sentence('we/PRP listen/VBP music/NN');
  const first = copy(prepositionFeatures(listen, 2, 0));
  expect(copy(prepositionFeatures(listen, 2, 0))).toEqual(first);
  expect(copy(prepositionFeatures(sentence('we/PRP dance/VBP music/NN'), 2, 0))).not.toEqual(first);
});

const tagger: Softmax = {
  classes: tagIndex.size,
  bits: 4,
  weights: new Int8Array(16 * tagIndex.size),
  step: 1,
};

test('removal of a word › keeps the other words and leaves the original sentence as it is', () => {
  const view = sentence('we/PRP went/VBD to/TO school/NN today/NN on/IN a/DT cold/JJ day/VBN');
  const raw = ['We', 'went', 'to', 'school', 'today', 'on', 'a', 'cold', 'day'];
  const shorter = withoutWord(view, raw, 2, tagger);
  expect(shorter.words).toEqual(['we', 'went', 'school', 'today', 'on', 'a', 'cold', 'day']);
  expect([shorter.tags.length, shorter.hashes.length]).toEqual([8, 8]);
  expect([shorter.tags[0], shorter.tags.at(-1)]).toEqual([view.tags[0], view.tags.at(-1)]);
  expect(view.words).toHaveLength(9);
  expect(raw[2]).toBe('to');
});

test('removal of a word › at either end leaves the rest of the sentence', () => {
  const view = sentence('the/DT dog/NN slept/VBD');
  const raw = ['the', 'dog', 'slept'];
  expect(withoutWord(view, raw, 0, tagger).words).toEqual(['dog', 'slept']);
  expect(withoutWord(view, raw, 2, tagger).words).toEqual(['the', 'dog']);
  expect(raw).toEqual(['the', 'dog', 'slept']);
});

test('removal of a word › tags the words around the gap again, with a capital letter at the new start', () => {
  const weights = Int8Array.from(
    { length: 2 ** 12 * tagIndex.size },
    (_, at) => (Math.imul(at, 0x9e3779b1) >>> 24) - 128,
  );
  const mixed: Softmax = { classes: tagIndex.size, bits: 12, weights, step: 0.1 };
  const view = sentence('the/DT dog/NN slept/VBD well/RB');
  const capital = withoutWord(view, ['The', 'dog', 'slept', 'well'], 0, mixed);
  const again = (raw: string[]) => {
    const tags = Uint8Array.from(view.tags.subarray(1));
    tagAgain(mixed, ['dog', 'slept', 'well'], tags, -1, raw);
    return tags;
  };
  expect(capital.tags).toEqual(again(['Dog', 'slept', 'well']));
  expect(capital.tags).not.toEqual(again(['dog', 'slept', 'well']));
  expect(capital.tags).not.toEqual(view.tags.subarray(1));
});
