import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngine, engineOf, type FeedbackEngine } from './engine.ts';
import { leastConfidence } from './weigh.ts';

/**
 * Long time limits, so that these tests do not depend on the speed of the machine. The tests of the worker thread
 * cover timeouts.
 */
const patient = { timeoutMs: 100_000, startTimeoutMs: 100_000 };

let engine: FeedbackEngine;
beforeAll(async () => {
  engine = await createEngine(patient);
});
afterAll(() => engine.close());

const brief = async (text: string, from = engine) =>
  (await from.analyse(text)).corrections.map(
    ({ code, start, end, replacements }) => `${code}: ${text.slice(start, end)} → ${replacements[0]}`,
  );

test('feedback engine › reports positions in UTF-16 code units, also after an emoji', async () => {
  expect(await brief('😀😀 This is teh end, becuase I am tired.')).toEqual([
    'spelling: teh → the',
    'spelling: becuase → because',
  ]);
});

test('feedback engine › accepts both British and American spellings by default', async () => {
  expect(await brief('My favourite colour is gray. The theater organised a program.')).toEqual([]);
});

test('feedback engine › accepts only the configured spelling variety (British or American)', async () => {
  const british = await createEngine({ ...patient, dialect: 'british' });
  expect(await brief('My favorite color is grey.', british)).toEqual([
    'spelling: favorite → favourite',
    'spelling: color → colour',
  ]);
  await british.close();
});

test('feedback engine › accepts Turkish names of people, places and foods', async () => {
  const text = 'Ayşe and mehmet ate börek, simit and lahmacun near Kadıköy with Şeyma Yıldız.';
  expect((await brief(text)).filter((line) => line.startsWith('spelling'))).toEqual([]);
});

test('feedback engine › makes no corrections in Turkish sentences, but checks English sentences in the same text', async () => {
  expect(await brief('Merhaba hocam, bugün derse gelemeyeceğim çünkü hastayım.')).toEqual([]);
  expect(await brief('Bugün hastayım. I have teh flu.')).toEqual(['spelling: teh → the']);
});

test.each(['go there tomorrow', 'We go there tomorrow.', 'asdfgh', 'Hello, mrs', 'she is a ceo'])(
  'feedback engine › suggests no other spelling for "%s"',
  async (text) => {
    expect((await brief(text)).filter((line) => line.startsWith('spelling'))).toEqual([]);
  },
);

const sure: [string, string][] = [
  ['right', 'I like tea.'],
  ['right', 'Hello! My sister is a nurse.'],
  ['right', 'We went to the cinema yesterday.'],
  ['right', 'She is happy.'],
  ['open', 'I listen music.'],
  ['open', 'Me tomorrow go school maybe.'],
  ['open', 'I have been working in a bank since five years.'],
  ['open', 'We met Zorlu near the old flimflam.'],
  ['open', 'I like tea. Çok yorgunum bugün.'],
  ['unreadable', 'Bugün hava çok güzel ve ben okula gidiyorum.'],
  ['unreadable', 'bugun hava cok guzel ama cok yorgunum'],
  ['unreadable', 'asdfgh qwerty zxcv'],
  ['unreadable', '12345 !!! 😀'],
  ['unreadable', ''],
];
test.each(sure)('feedback engine › returns the status "%s" for the text "%s"', async (checked, text) => {
  expect((await engine.analyse(text)).checked).toBe(checked);
});

test('feedback engine › returns a correction of Harper (grammar checker) only when it has at least the minimum confidence', async () => {
  const text = 'We went there of course, and i am good in math.';
  const found = await engine.analyse(text);
  for (const { source, confidence } of found.corrections)
    if (source === 'harper') expect(confidence).toBeGreaterThanOrEqual(leastConfidence);
});

const odd: [string, string][] = [
  ['empty', ''],
  ['blanks', ' \n\t\u00a0 '],
  ['one letter many times', 'a'.repeat(10_000)],
  ['dots', '.'.repeat(10_000)],
  ['question marks with a letter behind', `${'?'.repeat(9_999)}x`],
  ['quotes', '"\'’'.repeat(3_000)],
  ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈😀'.repeat(500)],
  ['lone surrogates', '\uD800 I am \uDC00 here \uDBFF\uDBFF teh'],
  ['zero-width', 'I\u200b am\u200d he\u200bre\ufeff and\u2060 tired'],
  [
    'nonsense words',
    Array.from({ length: 1_200 }, (_, n) => `qz${n.toString(36).replace(/\d/g, 'x')}vk`).join(' '),
  ],
  ['right to left', 'مرحبا שלום hello \u202e abc'],
  ['long Turkish', 'Bugün hava çok güzel ve ben okula gidiyorum. '.repeat(220)],
  ['long English', 'My sister is nurse and she cook well. I have teh cat. '.repeat(180)],
  ['control characters', '\u0000\u0001\u001b[31m hello \u0007'],
];
test.each(odd)(
  'feedback engine › returns corrections in order, and within the text, for unusual input: %s',
  async (_, text) => {
    const { corrections } = await engine.analyse(text);
    let last = 0;
    for (const { start, end, explanation } of corrections) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeLessThanOrEqual(text.length);
      expect(explanation.tr).not.toBe('');
      last = end;
    }
  },
);

test('feedback engine › merges the corrections of all sources, and names the sources in its version', async () => {
  const base = { code: 'other' as const, replacements: ['y'], source: 'model' as const };
  const source = (name: string, confidence: number) => ({
    name,
    version: '3',
    close: async () => undefined,
    find: async () => [{ ...base, start: 0, end: 2, confidence, pattern: 'unknown' }],
  });
  const merged = engineOf([source('weak', 0.2), source('strong', 0.7)]);
  expect(merged.version).toContain('strong-3');
  const { corrections } = await merged.analyse('abc');
  expect(corrections.map((found) => found.confidence)).toEqual([0.7]);
  expect(corrections[0]).not.toHaveProperty('pattern');
});
