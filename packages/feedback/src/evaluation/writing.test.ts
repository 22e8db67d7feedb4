import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { editOf, type GoldToken, goldTokens } from './edits.ts';
import { type Half, halfOf, scoreFolder, type WritingScore } from './writing.ts';
import { linesOf } from './writing-report.ts';

const tokens = (text: string): GoldToken[] =>
  [...text.matchAll(/[\w']+|[^\w\s]/g)].map(({ 0: word, index }) => [index, index + word.length, word]);

test('goldTokens (words of a reference sentence) › separates punctuation and contractions (n’t, ’s) from words', () => {
  expect(goldTokens("I don't know, it's 5.30.", false)).toEqual([
    'I',
    'do',
    "n't",
    'know',
    ',',
    'it',
    "'s",
    '5.30',
    '.',
  ]);
});

test('editOf › returns the smallest difference between two sentences, in words', () => {
  const text = 'I like very much tea .';
  const change = { start: 2, end: 20, replacement: 'like tea very much' };
  expect(editOf(text, tokens(text), false, change)).toEqual([2, 5, ['tea', 'very', 'much']]);
  expect(editOf(text, tokens(text), false, { start: 0, end: 1, replacement: 'I' })).toBeUndefined();
});

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const base = { code: 'other' as const, source: 'harper' as const, confidence: 1, pattern: 'rule' };
const explanation = { tr: '', en: '' };

/**
 * Returns corrections for the first of the words "go", "to" and "like" in the text, and for the word "frend".
 */
const find = async (text: string) => {
  const start = text.search(/go |to |like|frend/);
  const before = /go|to|like|frend/.exec(text.slice(start))?.[0] ?? '';
  const replacements = { go: ['goes'], to: ['at'], like: ['likes'], frend: ['fend', 'friend'] }[before] ?? [];
  const code = before === 'frend' ? ('spelling' as const) : base.code;
  return [{ ...base, code, start, end: start + before.length, replacements, explanation }];
};

/** Returns the name of a document that belongs to the given half of an evaluation set. */
const documentOf = (half: Half): string =>
  ['a', 'b', 'c', 'd'].find((doc) => halfOf({ id: '', doc }) === half) ?? '';

async function scoresOf(gold: readonly object[], clean: readonly object[]) {
  folder = mkdtempSync(join(tmpdir(), 'writing-'));
  const write = (part: string, lines: readonly object[]) => {
    mkdirSync(join(folder, part));
    writeFileSync(join(folder, part, 'set.jsonl'), lines.map((line) => JSON.stringify(line)).join('\n'));
  };
  write('gold', gold);
  write('clean', clean);
  const scores = new Map<string, WritingScore>();
  await scoreFolder(folder, find, (set, half, score) => scores.set(`${set} ${half}`, score));
  return scores;
}

const sentence = (id: string, half: Half, text: string, edits: readonly unknown[]) => ({
  ...{ id, doc: documentOf(half), text, hyphens: false, toks: tokens(text), anns: [edits] },
});

test('scoreFolder › counts right, wrong and needless corrections per rule, and how often the correct spelling is suggested', async () => {
  const scores = await scoresOf(
    [
      sentence('1', 'read', 'He go home .', [[1, 2, ['goes'], 'R:VERB']]),
      sentence('2', 'read', 'He went to home .', [[2, 3, [], 'U:PREP']]),
      sentence('3', 'read', 'We like it .', []),
      sentence('4', 'read', 'My frend .', [[1, 2, ['friend'], 'R:SPELL']]),
    ],
    [],
  );
  const score = scores.get('gold/set.jsonl read') as WritingScore;
  expect(score).toMatchObject({ sentences: 4, right: 1, proposed: 4, gold: 3, clean: 1, cleanTouched: 1 });
  expect(score.rules.get('harper:rule')).toEqual({ right: 1, wrong: 2, false: 1 });
  expect(score.spelling).toEqual({ all: 1, suggested: 1, first: 0 });
  expect(linesOf('set', 'read', score).join('\n')).toContain('P 25.0 R 33.3');
});

test('scoreFolder › assigns a correct sentence to the half (read or final) of the document with the same id', async () => {
  const scores = await scoresOf(
    [sentence('x-1', 'read', 'We like it .', []), sentence('x-2', 'final', 'We like it .', [])],
    [
      { id: 'x-1', text: 'We go home .' },
      { id: 'x-2', text: 'We go home .' },
    ],
  );
  expect(scores.get('clean/set.jsonl read')).toMatchObject({ clean: 1, cleanTouched: 1 });
  expect(scores.get('clean/set.jsonl final')).toMatchObject({ clean: 1, cleanTouched: 1 });
});

test('scoreFolder › ignores evaluation sets that mark wrong words but contain no corrections', async () => {
  expect(await scoresOf([{ id: '1', text: 'We go .', wrong: [0, 1, 0] }], [])).toEqual(new Map());
});

test('evaluation report › prints only totals for the final half, which rule authors must not read', async () => {
  const scores = await scoresOf([sentence('1', 'final', 'He go home .', [[1, 2, ['goes'], 'R:VERB']])], []);
  const score = scores.get('gold/set.jsonl final') as WritingScore;
  expect(linesOf('set', 'read', score).join('\n')).toContain('harper:rule');
  expect(linesOf('set', 'final', score).join('\n')).not.toContain('harper');
});
