import { expect, it } from 'vitest';
import { freshSentences } from './fresh-sentences.ts';

const said = (text: string, until: number, whole: boolean) =>
  freshSentences(text, until, whole).map(({ start, end }) => text.slice(start, end));

it('freshSentences (sentences of an incoming reply to speak) › returns each sentence once, when the next sentence has begun or the reply is complete', () => {
  expect(said('Hello', 0, false)).toEqual([]);
  expect(said('Hello there. ', 0, false)).toEqual([]);
  expect(said('Hello there. How', 0, false)).toEqual(['Hello there.']);
  const text = 'Hello there. How are you? Fi';
  expect(said(text, 12, false)).toEqual(['How are you?']);
  expect(said('Hello there. How are you? Fine', 25, true)).toEqual(['Fine']);
  expect(said('Good morning, Dr. Kaya', 0, false)).toEqual([]);
});
