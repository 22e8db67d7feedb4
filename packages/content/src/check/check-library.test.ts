import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { goodFiles, writeLibrary } from '../../test/small-library.ts';
import type { Library } from '../library.ts';
import { readLibrary } from '../read/read-library.ts';
import { checkLibrary } from './check-library.ts';
import type { ContentIssue } from './content-issue.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/**
 * Makes the given edits in the small test library and returns the issues. Issues about the number of items are
 * omitted.
 */
function issues(...edits: [file: string, from: string | RegExp, to: string][]): ContentIssue[] {
  const files = goodFiles();
  for (const [file, from, to] of edits) {
    const before = files[file] ?? '';
    files[file] = before.replace(from, to);
    expect(files[file], `${from} in ${file}`).not.toBe(before);
  }
  const root = writeLibrary(files);
  roots.push(root);
  const read = readLibrary(root);
  expect(read.errors).toEqual([]);
  return checkLibrary(read.library).filter(({ check }) => check !== 'size');
}

const READING = 'readings/a1/the-key.md';
const SCRIPT = 'listenings/a1/at-the-door.md';
const WORDS = 'words/a1/home.yaml';
const CLOZES = 'clozes/a1/articles.yaml';
const LESSON = 'grammar/a1/articles.yaml';
const MODELS = 'models/a1.yaml';
const PROMPTS = 'writing/a1.yaml';
const PLACEMENT = 'placement/a1.yaml';

/** An edit after which all example sentences of the grammar lesson are from one text. */
const oneText = {
  from: / {2}- { text: at-the-door, en: I have[\s\S]*yok }/,
  to: [
    'The key is here and I have it now',
    'The key is here and I have it now, and it is mine.',
    'and it is mine.',
  ]
    .map((en) => `  - { text: the-key, en: "${en}", tr: Anahtar burada }`)
    .join('\n'),
};

it('checkLibrary › reports no issues for a valid library', () => {
  expect(issues()).toEqual([]);
});

it('checkLibrary › reports item kinds that have fewer items than a release requires', () => {
  const root = writeLibrary(goodFiles());
  roots.push(root);
  const sizes = checkLibrary(readLibrary(root).library).filter(({ check }) => check === 'size');
  // The small library has too few items of every kind at every level, except for its one level definition and
  // for model answers, which a release has only at A1 and A2. For each level, three more issues concern the
  // question forms other than single choice.
  expect(sizes).toHaveLength(12 * 5 - 1 - 3 + 3 * 5);
  expect(sizes.find(({ kind, level }) => kind === 'word' && level === 'A1')?.reason).toContain(
    '1, this release has 400',
  );
});

describe.each<[string, 'error' | 'warning', string, string, string | RegExp, string]>([
  ['a text that is too short', 'error', 'length', READING, /The key is here[^\n]*/, 'Here it is.'],
  ['a strange character', 'error', 'letters', READING, 'and it is mine', 'and it is «mine»'],
  ['two spellings in a text', 'error', 'spelling', READING, 'and it is mine', 'and it is gray'],
  ['a word without a meaning', 'error', 'meaning', READING, /mine/g, 'yellow'],
  [
    'a gloss of a word that is not there',
    'warning',
    'glossary',
    READING,
    'pot: saksı',
    'pot: saksı\n  pan: tava',
  ],
  [
    'a text without a measured level',
    'error',
    'profile',
    READING,
    'profile: { level: A1, passed: true }\n',
    '',
  ],
  [
    'a text two levels off',
    'error',
    'profile',
    READING,
    'level: A1, passed: true',
    'level: B1, passed: true',
  ],
  ['a level whose texts fail the gate', 'error', 'profile', READING, 'passed: true', 'passed: false'],
  ['a pace that is not the level’s', 'error', 'pace', SCRIPT, 'pace: 100', 'pace: 140'],
  [
    'a speaker who never speaks',
    'error',
    'speakers',
    SCRIPT,
    '  - { name: Tom, voice: male }',
    '  - { name: Tom, voice: male }\n  - { name: Ada, voice: female }',
  ],
  ['two options alike', 'error', 'options', READING, 'On a table 1', 'below a plant 1!'],
  ['an option that holds another', 'error', 'options', READING, 'On a table 1', 'Below a plant 1 and a tree'],
  ['all of the above', 'error', 'options', READING, 'On a table 1', 'All of the above'],
  [
    'a key of another form',
    'warning',
    'give-away',
    READING,
    'right: Below a plant 1\n    wrong: [On a table 1, With a friend 1, At a shop 1]',
    'right: Because it is hidden\n    wrong: [Table, Friend, Shop]',
  ],
  [
    'evidence that is not in the text',
    'error',
    'evidence',
    READING,
    'evidence: The key is under the pot.',
    'evidence: The key is under the table.',
  ],
  [
    'evidence that is no whole sentence',
    'warning',
    'evidence',
    READING,
    'evidence: The key is under the pot.',
    'evidence: The key is under',
  ],
  [
    'a key copied from the text',
    'warning',
    'echo',
    READING,
    'right: Below a plant 1',
    'right: The key is under that one',
  ],
  [
    'an explanation that is none',
    'error',
    'explanation',
    READING,
    'why: Metinde anahtarın saksının altında olduğu yazıyor.',
    'why: Evet.',
  ],
  ['a straight apostrophe in a text', 'error', 'apostrophes', READING, 'and it is mine', "and it's mine"],
  ['a straight apostrophe in a turn', 'error', 'apostrophes', SCRIPT, 'It is not mine', "It isn't mine"],
  [
    'a straight apostrophe in a question',
    'error',
    'apostrophes',
    READING,
    'On a table 1',
    "On Tom's table 1",
  ],
  ['a straight apostrophe in Turkish', 'error', 'apostrophes', CLOZES, 'Ankara’da', "Ankara'da"],
  ['a straight quotation mark', 'error', 'apostrophes', CLOZES, 'önüne a ya', 'önüne "a" ya'],
  ['a quotation mark turned round', 'error', 'apostrophes', CLOZES, 'önüne a ya', 'önüne ”a“ ya'],
  ['a quotation that does not end', 'error', 'apostrophes', CLOZES, 'önüne a ya', 'önüne “a ya'],
  ['an apostrophe turned round', 'error', 'apostrophes', PROMPTS, 'en: its colour', 'en: ‘cause of it'],
  ['a straight apostrophe in a prompt', 'error', 'apostrophes', PROMPTS, 'en: its colour', "en: it's red"],
  ['a straight apostrophe to be placed by', 'error', 'apostrophes', PLACEMENT, 'Out shopping', "At Tom's"],
  ['a straight apostrophe of a word', 'error', 'apostrophes', WORDS, 'two keys today', "two of Tom's keys"],
  [
    'a straight apostrophe of a level',
    'error',
    'apostrophes',
    'levels/a1.yaml',
    'Understands everyday',
    "Doesn't understand everyday",
  ],
  ['two gaps', 'error', 'gap', CLOZES, 'in Ankara', 'in ___'],
  ['an answer that stands in the item', 'error', 'shown', CLOZES, 'nurse in Ankara', 'nurse in a town'],
  [
    'an option that is right and wrong',
    'error',
    'options',
    CLOZES,
    'wrong: [an, the, in]',
    'wrong: [an, the, a]',
  ],
  [
    'an answer that practises something else',
    'warning',
    'practises',
    CLOZES,
    'practises: [missing-article]',
    'practises: [he-she-it]',
  ],
  [
    'a lesson with an example that is not in its text',
    'error',
    'examples',
    LESSON,
    'en: I have two keys.',
    'en: I have three keys.',
  ],
  [
    'a lesson with an example from an unknown text',
    'error',
    'examples',
    LESSON,
    'at-the-door',
    'at-the-gate',
  ],
  [
    'a lesson with the same example twice',
    'error',
    'examples',
    LESSON,
    'text: the-key, en: The key is here',
    'text: the-key, en: The key is under the pot.',
  ],
  ['a lesson with examples from one text only', 'error', 'examples', LESSON, oneText.from, oneText.to],
  [
    'a lesson with codes that its cloze items do not practise',
    'error',
    'codes',
    LESSON,
    'codes: [missing-article]',
    'codes: [modal]',
  ],
  [
    'a lesson with a code twice',
    'error',
    'codes',
    LESSON,
    'codes: [missing-article]',
    'codes: [missing-article, missing-article]',
  ],
  [
    'a lesson with a mistake that is no mistake',
    'error',
    'mistake',
    LESSON,
    'wrong: She is nurse.',
    'wrong: She is a nurse.',
  ],
  [
    'a lesson that gives away a cloze item',
    'warning',
    'shown',
    LESSON,
    'right: She is a nurse.',
    'right: My sister is a nurse.',
  ],
  ['a straight apostrophe in a lesson', 'error', 'apostrophes', LESSON, 'en: A job takes a.', "en: It's a."],
  ['a lesson with Turkish without its letters', 'error', 'turkish', LESSON, 'Süt severim.', 'Cok severim.'],
  ['a model answer to an unknown prompt', 'error', 'prompt', MODELS, 'a1-my-room', 'a1-my-house'],
  [
    'a model answer that is too short',
    'error',
    'length',
    MODELS,
    /own: .*/,
    'own: There is a small bed in my room, and there is a table.',
  ],
  [
    'a higher model answer that is too long',
    'error',
    'length',
    MODELS,
    /higher: .*/,
    `higher: ${'There is a big window in my room. '.repeat(15).trim()}`,
  ],
  [
    'a quote that is in no model answer',
    'error',
    'notice',
    MODELS,
    'quote: a big window',
    'quote: a red window',
  ],
  [
    'a straight apostrophe in a model answer',
    'error',
    'apostrophes',
    MODELS,
    'own: There is a',
    "own: There's a",
  ],
  [
    'an example without its word',
    'error',
    'examples',
    WORDS,
    'The key is under the pot.',
    'It is under the big pot.',
  ],
  [
    'an example that is too long',
    'error',
    'examples',
    WORDS,
    'I have two keys today.',
    'I have two keys today and you have none at all now, so what do we do?',
  ],
  [
    'a collocation without its word',
    'error',
    'collocation',
    WORDS,
    'tr: anahtar',
    'tr: anahtar\n    collocation: a red door',
  ],
  ['a further sense without the first', 'error', 'senses', WORDS, 'pos: noun', 'pos: noun\n    sense: "2"'],
  ['Turkish with a letter it lacks', 'error', 'turkish', WORDS, 'tr: anahtar', 'tr: anahtær'],
  ['Turkish without its letters', 'error', 'turkish', WORDS, 'tr: anahtar', 'tr: cok guzel anahtar'],
  [
    'Turkish that is not composed',
    'error',
    'turkish',
    PROMPTS,
    'neden sevdiğinizi',
    'neden sevdiğinizi'.normalize('NFD'),
  ],
  ['a prompt too long for the level', 'error', 'length', PROMPTS, 'words: [40, 70]', 'words: [40, 170]'],
  ['a placement item without gap or question', 'error', 'gap', PLACEMENT, 'I ___ from', 'I come from'],
  ['a placement item with a gap and a question', 'error', 'gap', PLACEMENT, 'Back at five.', 'Back at ___.'],
  ['placement of one skill only', 'error', 'skills', PLACEMENT, 'skill: reading', 'skill: grammar'],
])('checkLibrary for a library with %s', (_, severity, check, file, from, to) => {
  it(`reports an issue of severity ${severity}`, () => {
    const found = issues([file, from, to]);
    expect(found.map((issue) => [issue.severity, issue.check])).toContainEqual([severity, check]);
    expect(found.find((issue) => issue.check === check)?.reason).not.toBe('');
  });
});

it('checkLibrary › reports an example sentence that two grammar lessons contain', () => {
  const files = goodFiles();
  files['grammar/a1/jobs.yaml'] = files[LESSON] ?? '';
  files['clozes/a1/jobs.yaml'] = (files[CLOZES] ?? '')
    .replace('a1-nurse', 'a1-doctor')
    .replaceAll('nurse', 'doctor');
  const root = writeLibrary(files);
  roots.push(root);
  const shared = checkLibrary(readLibrary(root).library).filter(({ check }) => check === 'examples');
  expect(shared.map(({ item }) => item)).toEqual(Array.from({ length: 5 }, () => 'a1-jobs'));
});

it('checkLibrary › reports a grammar lesson without cloze items, and a grammar point without a lesson', () => {
  const files = goodFiles();
  files['grammar/a1/plurals.yaml'] = files[LESSON] ?? '';
  delete files[LESSON];
  const root = writeLibrary(files);
  roots.push(root);
  const { library } = readLibrary(root);
  expect(library.grammarLessons.map(({ id, clozes }) => [id, clozes])).toEqual([['a1-plurals', []]]);
  expect(
    checkLibrary(library).flatMap(({ check, item }) => (check === 'size' ? [] : [[check, item]])),
  ).toEqual([
    ['clozes', 'a1-plurals'],
    ['lesson', 'a / an with jobs'],
  ]);
});

it('checkLibrary › reports two reading texts that are very similar', () => {
  const files = goodFiles();
  files['readings/a1/twin.md'] = (files[READING] ?? '').replace('title: The key', 'title: Another');
  const root = writeLibrary(files);
  roots.push(root);
  expect(checkLibrary(readLibrary(root).library)).toContainEqual(
    expect.objectContaining({ check: 'unlike', reason: expect.stringContaining('five-word sequences') }),
  );
});

describe('check of multiple-answer, ordering and matching questions', () => {
  const several = `  - id: more
    ask: What is true of the key?
    form: several
    rights: [It is below a plant, Somebody has it]
    wrong: [It is lost, It is new]
    evidence: |
      The key is under the pot.
      The key is here and I have it now, and it is mine.
    why: Anahtar saksının altında ve birinin elinde.
`;
  const withQuestion = (yaml: string) =>
    issues([READING, '---\nThe key is under', `${yaml}---\nThe key is under`]);

  it('accepts, in addition to five single-choice questions, a multiple-answer question with evidence from several places in the text', () => {
    expect(withQuestion(several)).toEqual([]);
  });

  it.each([
    ['an option twice', 'It is lost, It is new', 'It is lost, It is lost!', 'options'],
    ['one line that is not in the text', 'under the pot', 'under the tree', 'evidence'],
  ])('reports an error when the question has %s', (_, from, to, check) => {
    expect(withQuestion(several.replace(from, to))).toMatchObject([
      { severity: 'error', check, item: 'the-key.more' },
    ]);
  });

  it('reports an error when a text has a sixth single-choice question', () => {
    const sixth = `  - id: q6
    ask: Where is key number 6?
    right: Below a plant 6
    wrong: [On a table 6, With a friend 6, At a shop 6]
    evidence: The key is under the pot.
    why: Metinde anahtarın saksının altında olduğu yazıyor.
`;
    expect(withQuestion(sixth)).toMatchObject([{ severity: 'error', check: 'questions', item: 'the-key' }]);
  });
});

describe('checks over all items of a level', () => {
  const library = (): Library => {
    const root = writeLibrary(goodFiles());
    roots.push(root);
    return readLibrary(root).library;
  };
  const question = (base: Library, at: number, right: string, wrong: string[]) => {
    const [first] = base.questions;
    if (!first) throw new Error('the library contains no question');
    return { ...first, id: `the-key.n${at}`, right, wrong };
  };

  it('report a level in which the correct option is always the longest', () => {
    const base = library();
    base.questions = Array.from({ length: 40 }, (_, at) =>
      question(base, at, `a long key number ${at}`, ['x', 'y', 'z']),
    );
    expect(checkLibrary(base).map(({ check }) => check)).toContain('longest');
  });

  it('report a level in which the correct option is too often at the same position', () => {
    const base = library();
    const same = question(base, 0, 'one', ['two', 'six', 'ten']);
    base.questions = Array.from({ length: 40 }, () => same);
    expect(checkLibrary(base).map(({ check }) => check)).toContain('positions');
  });

  it('report two senses with equal meaning, and a frequent sense that has a higher level than a rare sense', () => {
    const base = library();
    const [word] = base.words;
    if (!word) throw new Error('the library contains no word');
    const reasons = (senses: Partial<typeof word>[]) => {
      base.words = senses.map((sense) => ({ ...word, ...sense }));
      return checkLibrary(base)
        .filter(({ check }) => check === 'senses')
        .map(({ reason }) => reason);
    };
    expect(reasons([{}, { sense: '2', tr: 'tuş', level: 'A2' }])).toEqual([]);
    expect(reasons([{}, { sense: '2' }])).toEqual(Array(2).fill(expect.stringContaining('meaning anahtar')));
    expect(reasons([{ level: 'A2' }, { sense: '2', tr: 'tuş' }])).toEqual([
      expect.stringContaining('easier than the more frequent sense'),
    ]);
    expect(reasons([{}, { sense: '3', tr: 'tuş' }])).toEqual(['sense 2 of the word is missing']);
  });

  it('report a level in which too many words have a different level than in the reference list', () => {
    const base = library();
    const [word] = base.words;
    if (!word) throw new Error('the library contains no word');
    base.words = Array.from({ length: 10 }, (_, at) => ({
      ...word,
      ...(at < 3 ? { reference: 'B1' as const } : {}),
    }));
    expect(checkLibrary(base).find(({ check }) => check === 'reference')?.reason).toContain('70.0 %');
  });
});
