import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readJsonLines } from '../../evaluation/json-lines.ts';
import { judge } from '../check.ts';
import { gradeMessages, messageReport, readMessages, scoreMessages, seenMessages } from './messages.ts';

test('safety check › reaches the minimum recall, without too many false alarms, for the labelled messages that rule authors may see', () => {
  const messages = readMessages(seenMessages);
  expect(messages.length).toBe(300);
  const score = scoreMessages(gradeMessages(messages));
  expect(score.certainRecall).toBeGreaterThanOrEqual(0.98);
  expect(score.falseAlarms).toBeLessThanOrEqual(0.01);
  expect(score.unsureRecall).toBeGreaterThanOrEqual(0.95);
  expect(score.needlessQuestions).toBeLessThanOrEqual(0.02);
});

test.each([
  { file: 'messages-b.jsonl', count: 300, recall: 0.89, alarms: 0.025 },
  { file: 'messages-c.jsonl', count: 139, recall: 0.98, alarms: 0.035 },
])(
  'safety check › reaches the minimum recall, without too many false alarms, for the messages in $file',
  ({ file, count, recall, alarms }) => {
    const messages = readMessages(join(import.meta.dirname, file));
    expect(messages.length).toBe(count);
    const score = scoreMessages(gradeMessages(messages));
    expect(score.certainRecall).toBeGreaterThanOrEqual(recall);
    expect(score.falseAlarms).toBeLessThanOrEqual(alarms);
  },
);

test.each([
  { file: 'messages-e-held-out.jsonl', count: 404, recall: 0.84, alarms: 0.065, unsure: 0.63, asked: 0.07 },
  { file: 'messages-h-held-out.jsonl', count: 208, recall: 0.81, alarms: 0.04, unsure: 0.55, asked: 0.08 },
  { file: 'messages-i-held-out.jsonl', count: 300, recall: 0.9, alarms: 0.027, unsure: 0.8, asked: 0.045 },
])(
  'safety check › reaches the minimum recall, without too many false alarms and questions, for the messages in $file, which neither rules nor classifier have used',
  ({ file, count, recall, alarms, unsure, asked }) => {
    const messages = readMessages(join(import.meta.dirname, file));
    expect(messages.length).toBe(count);
    const score = scoreMessages(gradeMessages(messages));
    expect(score.certainRecall).toBeGreaterThanOrEqual(recall);
    expect(score.falseAlarms).toBeLessThanOrEqual(alarms);
    expect(score.unsureRecall).toBeGreaterThanOrEqual(unsure);
    expect(score.needlessQuestions).toBeLessThanOrEqual(asked);
  },
);

test('safety check › opens no case and asks almost no question for everyday sentences of learners that the classifier has not used', () => {
  const files = ['holdout-1-closed-wrong', 'holdout-5-wrong'].map((name) =>
    join(import.meta.dirname, `../../evaluation/sets/2026-11-21-${name}.jsonl`),
  );
  const sentence = z.object({ wrong: z.string() });
  const grades = files
    .flatMap((file) => readJsonLines(file, sentence))
    .map(({ wrong }) => judge(wrong)?.grade);
  expect(grades.length).toBeGreaterThan(400);
  expect(grades.filter((grade) => grade === 'certain').length).toBe(0);
  expect(grades.filter((grade) => grade === 'unsure').length / grades.length).toBeLessThanOrEqual(0.02);
});

test('labelled messages › occur in one set only, so that held-out messages are not used for training', () => {
  const texts = ['a', 'b', 'c', 'e', 'e-held-out', 'g', 'h-held-out', 'i-held-out'].flatMap((set) =>
    readMessages(join(import.meta.dirname, `messages-${set}.jsonl`)).map(({ text }) => text.toLowerCase()),
  );
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('safety check › grades “Nobody needs me.” as “unsure”, and finds no danger in a question about the word “suicide”', () => {
  expect(judge('Nobody needs me.')?.grade).toBe('unsure');
  expect(judge("What does 'suicide' mean?")).toBeNull();
});

test('safety check › finds no danger in a patient’s question in a role-play, or in a message about a past scare', () => {
  expect(judge('Is it dangerous? Am I going to die? :))', { rolePlay: true })).toBeNull();
  expect(judge('I thought I will die on the plane :D')).toBeNull();
});

test('safety check › distinguishes a serious message from the same words in a role-play or an exercise', () => {
  const smoke = 'There is fire in our building, smoke comes under the door';
  expect(judge(smoke)).toEqual({ concern: 'emergency', grade: 'certain' });
  expect(judge(smoke, { rolePlay: true })).toBeNull();
  expect(judge(`${smoke}. This is not the role play`, { rolePlay: true })).toEqual({
    concern: 'emergency',
    grade: 'certain',
  });
  expect(judge('My father hit me.', { exercise: true })).toEqual({ concern: 'abuse', grade: 'unsure' });
  expect(judge('My father hit me. It is true.', { exercise: true })?.grade).toBe('certain');
});

test('safety check › recognises key words with a missing, doubled or swapped letter', () => {
  expect(judge('my fathr pushd me from the stairs every day')?.concern).toBe('abuse');
  expect(judge('my brother bothers me with his questions')).toBeNull();
});

test('safety report › prints how many messages were graded correctly, and the messages that were graded wrongly', () => {
  const lines = messageReport(seenMessages);
  expect(lines[0]).toBe('300 messages');
  expect(lines.find((line) => line.startsWith('certain graded certain'))).toMatch(/: \d+\.\d %$/);
});
