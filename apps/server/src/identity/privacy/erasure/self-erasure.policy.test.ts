import { expect, test } from 'vitest';
import { isErasureWord } from './self-erasure.policy.ts';

test('erasure confirmation › accepts only the Turkish or English confirmation word, regardless of case', () => {
  for (const typed of ['SİL', 'sil', 'SIL', ' Sil ', 'ERASE', 'erase'])
    expect(isErasureWord(typed)).toBe(true);
  for (const typed of [undefined, '', 'silme', 'evet', 'delete']) expect(isErasureWord(typed)).toBe(false);
});
