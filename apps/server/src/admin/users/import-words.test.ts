import { expect, test } from 'vitest';
import { levelOf } from './import-words.ts';

const level = (id: string, cefr: 'A1' | 'B1', tr: string) => ({
  id,
  cefr,
  name: { tr, en: tr },
  position: 1,
});
const evening = level('b1-aksam', 'B1', 'B1 Akşam');

test('levelOf › prefers the level whose name equals the given text when several levels have the same CEFR level', () => {
  const levels = [evening, level('B1', 'B1', 'B1 · Orta')];
  expect(levelOf(' b1 ', levels)).toBe('B1');
  expect(levelOf('B1 AKŞAM', levels)).toBe('b1-aksam');
  expect(levelOf('B1', [evening])).toBe('b1-aksam');
  expect(levelOf('A1', levels)).toBeUndefined();
});
