import type { CorrectionCode } from '@pratik/contract/feedback';
import { countWords } from '@pratik/text/words';
import { describe, expect, it } from 'vitest';
import { connectorsIn } from './connectors.ts';
import { excerptOf, minutesFor, todaysPrompt } from './writing.policy.ts';

const prompt = (id: string, practises: CorrectionCode[] = [], lastWrittenAt: Date | null = null) => ({
  id,
  practises,
  lastWrittenAt,
});
const none = new Map<CorrectionCode, number>();

describe('writing prompt of the day', () => {
  const prompts = ['a', 'b', 'c', 'd', 'e'].map((id) => prompt(id));

  it('is the same all day for one user, and differs between days and between users', () => {
    const on = (day: string, who = 'ayse') => todaysPrompt(who, day, prompts, none);
    expect(on('2026-03-10')).toBe(on('2026-03-10'));
    const days = Array.from({ length: 20 }, (_, index) => on(`2026-03-${10 + index}`));
    expect(new Set(days).size).toBeGreaterThan(2);
    const users = Array.from({ length: 20 }, (_, index) => on('2026-03-10', `user-${index}`));
    expect(new Set(users).size).toBeGreaterThan(2);
  });

  it('practises the error codes for which the user received the most corrections', () => {
    const errors = new Map<CorrectionCode, number>([
      ['missing-article', 5],
      ['modal', 3],
      ['negation', 3],
    ]);
    const of = [prompt('x', ['missing-article']), prompt('y', ['modal', 'negation']), prompt('z')];
    expect(todaysPrompt('ayse', '2026-03-10', of, errors)).toBe('y');
  });

  it('is an unused prompt, or the least recently used prompt when all prompts were used', () => {
    const errors = new Map<CorrectionCode, number>([['modal', 9]]);
    const old = prompt('old', ['modal'], new Date('2026-01-01'));
    const older = prompt('older', [], new Date('2025-12-01'));
    expect(todaysPrompt('ayse', '2026-03-10', [old, prompt('fresh')], errors)).toBe('fresh');
    expect(todaysPrompt('ayse', '2026-03-10', [old, older], errors)).toBe('older');
    expect(todaysPrompt('ayse', '2026-03-10', [], errors)).toBeUndefined();
  });
});

describe('text helpers of the writing practice', () => {
  it('count the words of a text as a human reader counts them', () => {
    expect(countWords('')).toBe(0);
    expect(countWords("I don't like well-known, over-priced cafés — at 10.30, or 1,500 of them!")).toBe(12);
    expect(countWords('… , !')).toBe(0);
  });

  it('shorten a text to its first words without cutting a word', () => {
    expect(excerptOf('  Two\n lines. ')).toBe('Two lines.');
    expect(excerptOf(`${'word '.repeat(20)}`)).toBe(`${'word '.repeat(12).trim()} …`);
    expect(excerptOf('😀'.repeat(80))).toBe(`${'😀'.repeat(60)} …`);
  });

  it('estimate the writing time in proportion to the number of words, with a minimum', () => {
    expect(minutesFor(20)).toBe(5);
    expect(minutesFor(120)).toBe(15);
  });

  it('recognise connectors only as whole words', () => {
    const found = connectorsIn(
      'Although it rained, we went out. However, the bandage… As a  result we got wet.',
    );
    expect(found.map(({ text }) => text)).toEqual(['however', 'although', 'as a result']);
  });
});
