import { expect, test } from 'vitest';
import { conceptTables } from '../concepts/tables.ts';
import { readSign } from './sign.ts';
import { signLines } from './signs.ts';

const concepts = new Set(conceptTables.flatMap((table) => Object.keys(table)));

test('rules that recognise dangers › use only declared concepts', () => {
  const named = Object.values(signLines)
    .flat()
    .flatMap((line) => {
      const { chains, without } = readSign(line);
      return [...chains.flat(2), ...without].map((concept) => ({ line, concept }));
    });
  expect(named.filter(({ concept }) => !concepts.has(concept))).toEqual([]);
});

test('readSign › rejects a rule without a mark for its strength (“!!”, “!” or “?”)', () => {
  expect(() => readSign('kin strike me')).toThrow('unknown strength');
});
