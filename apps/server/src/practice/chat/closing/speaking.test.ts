import type { MessageFeedback } from '@pratik/contract/feedback';
import { expect, test } from 'vitest';
import { speakingOf } from './speaking.ts';

const ten = 'I went to the market with my sister on Sunday';
const feedback = (mistakes: number, over: object = {}): MessageFeedback =>
  ({
    state: 'done',
    corrections: Array.from({ length: mistakes }, () => ({ disputed: false, confidence: 0.9, ...over })),
  }) as unknown as MessageFeedback;
const turns = (count: number, text: string, mistakes = 0, over: object = {}) =>
  Array.from({ length: count }, () => ({ text, feedback: feedback(mistakes, over) }));

test('speaking score › is 1 when all turns have the expected length and no mistakes', () => {
  expect(speakingOf(turns(12, ten), 'B1')).toEqual({ score: 1, weight: 2 });
  expect(speakingOf(turns(60, ten), 'A1')).toEqual({ score: 1, weight: 3 });
});

test('speaking score › decreases with the number of mistakes per word: six mistakes in 100 words halve the score', () => {
  const said = [...turns(6, ten, 1), ...turns(4, ten)];
  expect(speakingOf(said, 'A2')?.score).toBeCloseTo(0.5, 9);
  expect(speakingOf(turns(10, ten, 2), 'A2')?.score).toBe(0);
});

test('speaking score › expects longer turns at a higher level', () => {
  const five = 'I went to the market';
  expect(speakingOf(turns(10, five), 'A1')?.score).toBe(1);
  expect(speakingOf(turns(10, five), 'B1')?.score).toBe(0.5);
});

test('speaking score › ignores disputed and uncertain corrections and messages that are not checked yet', () => {
  expect(speakingOf(turns(10, ten, 2, { disputed: true }), 'A2')?.score).toBe(1);
  expect(speakingOf(turns(10, ten, 2, { confidence: 0.4 }), 'A2')?.score).toBe(1);
  const waiting = Array.from({ length: 10 }, () => ({ text: ten, feedback: null }));
  expect(speakingOf([...turns(3, ten), ...waiting], 'A2')).toEqual({ score: 1, weight: 0.5 });
  expect(speakingOf([...turns(2, ten), ...waiting], 'A2')).toBeNull();
  expect(speakingOf([], 'A2')).toBeNull();
});
