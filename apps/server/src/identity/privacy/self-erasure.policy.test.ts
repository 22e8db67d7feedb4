import { expect, test } from 'vitest';
import { isErasureWord } from './self-erasure.policy.ts';

test('the word counts however it is typed, and no other does', () => {
  for (const typed of ['SİL', 'sil', 'SIL', ' Sil ', 'ERASE', 'erase'])
    expect(isErasureWord(typed)).toBe(true);
  for (const typed of [undefined, '', 'silme', 'evet', 'delete']) expect(isErasureWord(typed)).toBe(false);
});
