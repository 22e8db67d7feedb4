import { createHash } from 'node:crypto';
import { readLibrary } from '@pratik/content/read/read-library';
import { expect, it } from 'vitest';
import { testLibrary } from '../../../test/harness.ts';
import { loaderVersion } from './digest.ts';
import { offeredItems, offeredLevels } from './offered.ts';

const { library } = readLibrary(testLibrary);
const find = (kind: string, id: string) =>
  offeredItems(library).items.find((item) => item.kind === kind && item.id === id);

it('library items › are stored with all fields that learners see for their item kind', () => {
  expect(find('word', 'bread.noun')).toMatchObject({
    level_id: 'A1',
    topic: 'food',
    title: 'bread',
    body: { also: ['loaf'], note: 'Sayılamaz.', ipa: 'bred' },
  });
  expect(find('word', 'bake.verb')?.body).toMatchObject({ also: [], note: null });
  expect(find('listening', 'two-loaves')?.body).toMatchObject({ pace: 100, words: 22 });
  expect(find('function-word', 'the')).toMatchObject({ level_id: null, title: 'the' });
  expect(find('cloze', 'a1-nurse')).toMatchObject({ codes: ['missing-article'], body: { word: 'nurse' } });
});

it('question of the library › is stored under its text, with the position of the correct option among the shuffled options', () => {
  const question = find('question', 'the-oven.when');
  expect(question).toMatchObject({ parent_kind: 'reading', parent_id: 'the-oven', position: 4 });
  const { options, answer } = (question?.body ?? {}) as { options: string[]; answer: number };
  expect(options.toSorted()).toEqual(['at five', 'at nine', 'at six']);
  expect(options[answer]).toBe('at six');
});

it('library items › are stored without the path of their file', () => {
  expect(JSON.stringify([offeredItems(library), offeredLevels(library)])).not.toMatch(/\.(?:md|yaml)/);
});

it('library items › are rejected when their text cannot be stored, their evidence is not in the text, or their id is a duplicate', () => {
  const [word, ...words] = library.words;
  const [question, ...questions] = library.questions;
  const [level] = library.levels;
  if (!word || !question || !level) throw new Error('the test library is empty');
  const { items, errors } = offeredItems({
    ...library,
    words: [{ ...word, tr: 'ek\u0000mek' }, ...words, { ...words[0], tr: 'ek\ud800' } as typeof word],
    questions: [{ ...question, evidence: 'Nobody wrote this.' }, ...questions],
  });
  expect(errors.map(({ item }) => item)).toEqual(['bread.noun', 'bake.verb', question.id]);
  expect(items.some(({ id }) => id === question.id || id === 'bread.noun')).toBe(false);
  const [reading, ...readings] = library.readings;
  const without = offeredItems({
    ...library,
    readings: [{ ...reading, title: 'No\u0000' } as NonNullable<typeof reading>, ...readings],
  });
  expect(without.errors).toHaveLength(6);
  expect(without.items.some(({ parent_id }) => parent_id === reading?.id)).toBe(false);
  const twice = offeredLevels({
    ...library,
    levels: [{ ...level, canDo: [...level.canDo, ...level.canDo] }],
  });
  expect(twice.canDo).toHaveLength(12);
  expect(twice.errors[0]).toMatchObject({ file: 'levels/a1.yaml', reason: 'this id is used twice' });
});

it('library items › have the hashes listed in this test, because a change of the stored form requires a new loader version', () => {
  const { levels, canDo } = offeredLevels(library);
  const hashes = [...offeredItems(library).items, ...levels, ...canDo].map(({ hash }) => hash);
  const all = createHash('sha256').update(hashes.join('\n')).digest('base64url');
  // When a change of the stored form is intended, increase `loaderVersion`. Otherwise existing installations do not
  // load the library again.
  expect([loaderVersion, all]).toEqual([3, 'QuRZpo2q-HZK7g0QjUR50WGKGh7mW24TnfzsFKakjTc']);
});
