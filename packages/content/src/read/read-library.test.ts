import { rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { goodFiles, writeLibrary } from '../../test/small-library.ts';
import { readLibrary, wordId } from './read-library.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

const read = (change: (files: Record<string, string | Uint8Array>) => void = () => {}) => {
  const files: Record<string, string | Uint8Array> = goodFiles();
  change(files);
  const root = writeLibrary(files);
  roots.push(root);
  return readLibrary(root);
};
const edited = (file: string, from: string, to: string) => (files: Record<string, string | Uint8Array>) => {
  const before = String(files[file]);
  expect(before).toContain(from);
  files[file] = before.replace(from, to);
};

it('wordId › is the same for straight and typographic apostrophes', () => {
  for (const word of ["o'clock", 'o’clock']) expect(wordId(word, 'adverb')).toBe('o-clock.adverb');
});

it('wordId › ends with the number of the sense, except for the first sense', () => {
  expect(wordId('call', 'verb', '2')).toBe('call.verb.2');
});

it('readLibrary › reads every item kind with ids, levels and file names', () => {
  const { library, errors } = read();
  expect(errors).toEqual([]);
  expect(library.words.map(({ id, level, file }) => [id, level, file])).toEqual([
    ['key.noun', 'A1', 'words/a1/home.yaml'],
  ]);
  expect(library.readings[0]?.paragraphs).toHaveLength(2);
  expect(library.listenings[0]?.turns[1]).toMatchObject({ speaker: 'Tom', text: /^I have two keys\./ });
  expect(library.questions.map(({ id }) => id)).toContain('the-key.q1');
  expect(library.questions).toHaveLength(9);
  expect(library.clozes).toHaveLength(1);
  expect(library.writingPrompts).toHaveLength(1);
  expect(library.placementItems).toHaveLength(2);
  expect(library.functionWords.get('the')).toBe('belirli artikel');
});

it.each([
  [
    'an unknown key',
    edited('words/a1/home.yaml', 'tr: anahtar', 'tr: anahtar\n    nonsense: 1'),
    'words.0',
    'nonsense',
  ],
  ['a level that is none', edited('clozes/a1/articles.yaml', 'level: A1', 'level: D1'), 'level', ''],
  [
    'a level in another level’s folder',
    edited('readings/a1/the-key.md', 'level: A1', 'level: B2'),
    'level',
    'another level',
  ],
  [
    'a question without evidence',
    edited('readings/a1/the-key.md', '    evidence: The key is under the pot.\n', ''),
    'questions.0.evidence',
    '',
  ],
  [
    'a missing question',
    edited('listenings/a1/at-the-door.md', 'id: q4', 'id: q3'),
    'at-the-door.q3',
    'is used in',
  ],
  [
    'a line nobody speaks',
    edited('listenings/a1/at-the-door.md', 'Tom: I have', 'Jim: I have'),
    'text',
    'no speaker',
  ],
  [
    'a paragraph with a line break that the screen does not show',
    edited('readings/a1/the-key.md', 'The key is under the pot.\n\n', 'The key is under the pot.\n'),
    'text',
    'without a backslash at its end: The key is under the pot.',
  ],
  ['a text without front matter', edited('readings/a1/the-key.md', '---\n', ''), '(file)', 'front matter'],
  ['broken YAML', edited('writing/a1.yaml', 'level: A1', 'level: [A1'), '(file)', ''],
])(
  'readLibrary › reports file, item and reason for %s, and reads all other items',
  (_, change, item, reason) => {
    const { library, errors } = read(change);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.some((error) => error.item === item && error.reason.includes(reason))).toBe(true);
    expect(library.levels).toHaveLength(1);
  },
);

it('readLibrary › reports a duplicate id or word, and ignores the second item', () => {
  const { library, errors } = read((files) => {
    files['words/a1/city.yaml'] = String(files['words/a1/home.yaml']).replace('topic: home', 'topic: city');
    files['clozes/a1/more.yaml'] = String(files['clozes/a1/articles.yaml']);
  });
  expect(library.words).toHaveLength(1);
  expect(errors.map(({ item }) => item).sort()).toEqual(['a1-nurse', 'key.noun']);
  expect(errors[0]?.reason).toContain('is used in');
});

it('readLibrary › reports a file that is not encoded in UTF-8', () => {
  const { library, errors } = read((files) => {
    files['words/a1/bad.yaml'] = Uint8Array.from([0x6c, 0x65, 0xff, 0xfe]);
  });
  expect(errors).toMatchObject([{ file: 'words/a1/bad.yaml', item: '(file)' }]);
  expect(library.words).toHaveLength(1);
});

it('readLibrary › does not throw an error when the folder does not exist', () => {
  const { library, errors } = readLibrary('/nowhere/at/all');
  expect(library.words).toEqual([]);
  expect(errors).toMatchObject([{ file: 'function-words.yaml' }]);
});
