import { expect, test } from 'vitest';
import { guessTokens } from './ai-spending.ts';

test('tokens are guessed on the safe side', () => {
  expect(guessTokens([{ role: 'user', content: 'Hello there, how are you today?' }])).toBeGreaterThanOrEqual(
    8,
  );
});
