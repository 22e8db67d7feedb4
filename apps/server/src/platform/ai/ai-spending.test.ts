import { describe, expect, it } from 'vitest';
import { guessTokens, spentTokens } from './ai-spending.ts';

describe('AI token accounting', () => {
  it('estimates at least one token per Chinese character, and at least eight tokens for a short English sentence', () => {
    expect(
      guessTokens([{ role: 'user', content: 'Hello there, how are you today?' }]),
    ).toBeGreaterThanOrEqual(8);
    expect(guessTokens([{ role: 'user', content: '我昨天去了市场' }])).toBeGreaterThanOrEqual(7);
    expect(guessTokens([], { type: 'object' })).toBeGreaterThan(0);
  });

  const asked = { input: 1000, output: 400 };
  it.each([
    ['what the server counts', { inputTokens: 900, outputTokens: 80 }, { input: 900, output: 80 }],
    [
      'no more than was asked for',
      { inputTokens: 3_300_000, outputTokens: 9e9 },
      { input: 2200, output: 400 },
    ],
    ['nothing below zero', { inputTokens: -5, outputTokens: -1 }, { input: 0, output: 0 }],
    ['no endless number', { inputTokens: Infinity, outputTokens: NaN }, { input: 2200, output: 0 }],
    ['whole tokens', { inputTokens: 10.2, outputTokens: 0.5 }, { input: 11, output: 1 }],
  ])('uses the reported usage only within plausible limits: %s', (_name, usage, spent) => {
    expect(spentTokens(asked, 'Some words.', usage)).toEqual(spent);
  });

  it('estimates the usage from the received text when the provider reports no usage', () => {
    expect(spentTokens(asked, 'Some words.', undefined)).toEqual({ input: 1000, output: 8 });
    expect(spentTokens(asked, 'x'.repeat(9000), undefined)).toEqual({ input: 1000, output: 400 });
    expect(spentTokens(asked, '', undefined)).toEqual({ input: 0, output: 0 });
  });
});
