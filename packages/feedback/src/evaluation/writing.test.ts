import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { editOf, type GoldToken, goldTokens } from './edits.ts';
import { linesOf, scoreFolder, type WritingScore } from './writing.ts';

const tokens = (text: string): GoldToken[] =>
  [...text.matchAll(/[\w']+|[^\w\s]/g)].map(({ 0: word, index }) => [index, index + word.length, word]);

test('goldTokens › splits marks and short forms from words', () => {
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

test('editOf › returns the smallest change of tokens', () => {
  const text = 'I like very much tea .';
  const change = { start: 2, end: 20, replacement: 'like tea very much' };
  expect(editOf(text, tokens(text), false, change)).toEqual([2, 5, ['tea', 'very', 'much']]);
  expect(editOf(text, tokens(text), false, { start: 0, end: 1, replacement: 'I' })).toBeUndefined();
});

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('scoreFolder › counts right, wrong and false corrections by rule, and corrected right sentences', async () => {
  folder = mkdtempSync(join(tmpdir(), 'writing-'));
  const gold = (id: string, text: string, anns: unknown) =>
    JSON.stringify({ id, text, hyphens: false, toks: tokens(text), anns });
  const lines = [
    gold('1', 'He go home .', [[[1, 2, ['goes'], 'R:VERB']]]),
    gold('2', 'He went to home .', [[[2, 3, [], 'U:PREP']]]),
    gold('3', 'We like it .', [[]]),
  ];
  writeFileSync(join(folder, 'set.jsonl'), lines.join('\n'));
  writeFileSync(join(folder, 'right.jsonl'), JSON.stringify({ id: '4', text: 'We go home .' }));
  const scores = new Map<string, WritingScore>();
  const find = async (text: string) => {
    const start = text.search(/go |to |like/);
    const [before = '', right = ''] =
      { g: ['go', 'goes'], t: ['to', 'at'], l: ['like', 'likes'] }[text[start] ?? ''] ?? [];
    const base = { code: 'other' as const, source: 'harper' as const, confidence: 1, pattern: 'rule' };
    const explanation = { tr: '', en: '' };
    return [{ ...base, start, end: start + before.length, replacements: [right], explanation }];
  };
  await scoreFolder(folder, 'all', find, (set, score) => scores.set(set, score));
  const score = scores.get('set.jsonl');
  expect(score).toMatchObject({ sentences: 3, right: 1, proposed: 3, gold: 2, clean: 1, cleanTouched: 1 });
  expect(score?.rules.get('harper:rule')).toEqual({ right: 1, wrong: 1, false: 1 });
  expect(linesOf('set.jsonl', score as WritingScore)[1]).toContain('P 33.3 R 50.0');
  expect(scores.get('right.jsonl')).toMatchObject({ clean: 1, cleanTouched: 1 });
});
