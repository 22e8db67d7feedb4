import type { MessageFeedback, StoredCorrection } from '@pratik/contract/feedback';
import { expect, test } from 'vitest';
import { summarise } from './summary.ts';

const correction = (
  text: string,
  wrong: string,
  right: string,
  given: Partial<StoredCorrection> = {},
): StoredCorrection => ({
  id: crypto.randomUUID(),
  code: 'missing-article',
  start: text.indexOf(wrong),
  end: text.indexOf(wrong) + wrong.length,
  replacements: [right],
  source: 'transfer-grammar',
  confidence: 0.9,
  explanation: { tr: 'x', en: 'x' },
  disputed: false,
  ...given,
});
const done = (corrections: StoredCorrection[] = []): MessageFeedback => ({
  state: 'done',
  checked: 'right',
  corrections,
});

test('conversation summary › shows the number of words, and the number of different words regardless of case', () => {
  const summary = summarise(92_000, [
    { text: "It's a cat. A BIG cat!", feedback: done() },
    { text: 'It’s 3 o’clock.', feedback: done() },
  ]);
  expect(summary).toMatchObject({ minutes: 1.5, learnerTurns: 2, words: 9, distinctWords: 6 });
});

test('conversation summary › lists the learner’s sentences, with their corrected form when the correction is certain', () => {
  const text = 'My sister is nurse. She works in a big hospital. Yes.';
  const right = 'She works in a big hospital. OK.';
  const summary = summarise(0, [
    { text, feedback: done([correction(text, 'nurse', 'a nurse')]) },
    { text: right, feedback: done() },
  ]);
  expect(summary.keep).toEqual([
    { said: 'My sister is nurse.', better: 'My sister is a nurse.' },
    { said: 'She works in a big hospital.', better: null },
  ]);
  expect(summary.corrections).toEqual([{ code: 'missing-article', count: 1 }]);
});

test('conversation summary › applies all corrections to a sentence, including corrections that remove words', () => {
  const text = 'I am agree with the my mother.';
  const corrections = [correction(text, 'am ', ''), correction(text, 'the ', '')];
  expect(summarise(0, [{ text, feedback: done(corrections) }]).keep).toEqual([
    { said: text, better: 'I agree with my mother.' },
  ]);
});

test('conversation summary › omits a sentence whose correction is uncertain or disputed, and counts a message that is not checked yet as pending', () => {
  const text = 'My sister is nurse in Ankara.';
  const doubtful = correction(text, 'nurse', 'a nurse', { confidence: 0.4 });
  expect(summarise(0, [{ text, feedback: done([doubtful]) }]).keep).toEqual([]);
  const waiting = summarise(0, [{ text, feedback: { state: 'waiting', corrections: [] } }]);
  expect(waiting).toMatchObject({ pendingMessages: 1, keep: [] });
  const disputed = correction(text, 'nurse', 'a nurse', { disputed: true });
  const review = summarise(0, [{ text, feedback: { state: 'needs-review', corrections: [disputed] } }]);
  expect(review).toMatchObject({ pendingMessages: 0, keep: [], corrections: [] });
});

test('conversation summary › omits the sentences without a correction when another sentence of the message has a correction', () => {
  const text = 'I am work here since two year. My sister is nurse.';
  const { keep } = summarise(0, [{ text, feedback: done([correction(text, 'nurse', 'a nurse')]) }]);
  expect(keep).toEqual([{ said: 'My sister is nurse.', better: 'My sister is a nurse.' }]);
});

test.each(['open', 'unreadable', undefined] as const)(
  'conversation summary › omits all sentences of a message when the result of the check is %s',
  (checked) => {
    const feedback: MessageFeedback = { state: 'done', corrections: [], ...(checked ? { checked } : {}) };
    expect(summarise(0, [{ text: 'I am work here since two year.', feedback }]).keep).toEqual([]);
  },
);

test('conversation summary › omits a sentence with overlapping corrections', () => {
  const text = 'I live here since five years.';
  const corrections = [
    correction(text, 'since five years', 'for five years'),
    correction(text, 'since', 'from', { confidence: 0.6 }),
  ];
  expect(summarise(0, [{ text, feedback: done(corrections) }]).keep).toEqual([]);
});
