import type { Correction } from '@pratik/contract/feedback';
import { describe, expect, it } from 'vitest';
import {
  gradeOf,
  judgeFree,
  judgeRepair,
  makesCard,
  nextStage,
  retryBefore,
  usesWords,
} from './mistakes.policy.ts';

const asked = { before: 'My sister is ', marked: 'nurse', after: '.', answers: ['a nurse'] };

describe('judgement of a corrected sentence (mistake card)', () => {
  it('accepts the correction of the marked words alone or the whole corrected sentence, regardless of case', () => {
    expect(judgeRepair(asked, 'A nurse')).toBe('right');
    expect(judgeRepair(asked, 'my sister is a nurse')).toBe('right');
    expect(judgeRepair(asked, 'nurse')).toBe('wrong');
    expect(judgeRepair(asked, '')).toBe('wrong');
  });

  it('accepts a straight or a typographic apostrophe', () => {
    const possessive = { ...asked, marked: 'brother car', answers: ["brother's car"] };
    expect(judgeRepair(possessive, 'brother’s car')).toBe('right');
    expect(judgeRepair({ ...possessive, answers: ['brother’s car'] }, "brother's car")).toBe('right');
  });

  it('requires the right capital letters and punctuation when these were the mistake', () => {
    const monday = { before: 'on ', marked: 'monday', after: '', answers: ['Monday'] };
    expect(judgeRepair(monday, 'monday')).toBe('wrong');
    expect(judgeRepair(monday, 'Monday')).toBe('right');
    const comma = { before: '', marked: 'I think, that', after: ' so', answers: ['I think that'] };
    expect(judgeRepair(comma, 'I think, that')).toBe('wrong');
    expect(judgeRepair(comma, 'I think that')).toBe('right');
  });
});

describe('judgement of a new sentence (mistake card)', () => {
  const found = (over: Partial<Correction> = {}): Correction => ({
    code: 'missing-article',
    start: 0,
    end: 1,
    replacements: [],
    source: 'transfer-grammar',
    confidence: 0.9,
    explanation: { tr: '', en: '' },
    ...over,
  });
  const card = { code: 'missing-article', use: 'a' } as const;

  it('is wrong when the checker is certain that the sentence repeats the mistake, and right when it contains only other mistakes', () => {
    const judge = (one: Correction) => judgeFree('I am a cook.', card, { corrections: [one] });
    expect(judge(found())).toEqual({ outcome: 'wrong' });
    expect(judge(found({ confidence: 0.4 }))).toEqual({ outcome: 'right' });
    expect(judge(found({ code: 'spelling' }))).toEqual({ outcome: 'right' });
  });

  it('asks for another sentence when the sentence cannot be understood or lacks the required words', () => {
    expect(judgeFree('I am a x y.', card, { corrections: [], checked: 'unreadable' })).toEqual({
      tryAgain: 'unreadable',
    });
    expect(judgeFree('They are cooks.', card, { corrections: [] })).toEqual({ tryAgain: 'form-missing' });
    expect(usesWords('He is an old man.', 'a')).toBe(true);
    expect(usesWords('Anything goes.', null)).toBe(true);
  });

  it('asks for another sentence when the sentence is too short or equals the learner’s earlier sentence', () => {
    expect(retryBefore('a nurse', asked)).toBe('too-short');
    expect(retryBefore('My sister is a nurse', asked)).toBe('same-sentence');
    expect(retryBefore('My sister is nurse!', asked)).toBe('same-sentence');
    expect(retryBefore('My brother is a nurse', asked)).toBeNull();
  });
});

it('grade of an answer to a mistake card › is lower for a wrong answer, a typing error or an answer after a hint', () => {
  expect(gradeOf('right', 0)).toBe(3);
  expect(gradeOf('right', 1)).toBe(2);
  expect(gradeOf('slip', 0)).toBe(2);
  expect(gradeOf('wrong', 0)).toBe(1);
});

it('stage of a mistake card › increases after a right answer, decreases after a wrong answer, and stays the same when the learner used the hint that shows the form', () => {
  expect(nextStage('sentence', 'right', 0)).toBe('gap');
  expect(nextStage('gap', 'slip', 1)).toBe('free');
  expect(nextStage('free', 'right', 0)).toBe('gap');
  expect(nextStage('sentence', 'right', 3)).toBe('sentence');
  expect(nextStage('gap', 'wrong', 0)).toBe('sentence');
  expect(nextStage('free', 'wrong', 0)).toBe('gap');
});

it('mistake card › is created only from a correction that is certain or confirmed and has a replacement', () => {
  const correction = { replacements: ['a'], confidence: 0.4 };
  expect(makesCard({ correction, approved: false })).toBe(false);
  expect(makesCard({ correction, approved: true })).toBe(true);
  expect(makesCard({ correction: { replacements: [], confidence: 1 }, approved: true })).toBe(false);
});
