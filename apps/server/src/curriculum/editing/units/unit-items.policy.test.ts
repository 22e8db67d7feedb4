import type { UnitFields } from '@pratik/contract/unit-editing';
import { describe, expect, test } from 'vitest';
import { itemErrors, namedItems } from './unit-items.policy.ts';

const fields: UnitFields = {
  title: { tr: 'Ekmek', en: 'Bread' },
  goal: { tr: 'Ekmek istersiniz.', en: 'You ask for bread.' },
  theme: 'personal-life',
  canDo: [],
  lessons: ['a1-articles'],
  words: ['bread.noun', 'bake.verb', 'bread.noun'],
  readings: ['unknown'],
  listenings: [],
  writing: 'b1-letter',
  scenarios: ['a1-home'],
};

describe('items that a unit names', () => {
  test('are found in all fields, each with a pointer to its position in the request', () => {
    expect(namedItems(fields).map(({ kind, pointer }) => [kind, pointer])).toEqual([
      ['word', '/fields/words/0'],
      ['word', '/fields/words/1'],
      ['word', '/fields/words/2'],
      ['grammar-lesson', '/fields/lessons/0'],
      ['reading', '/fields/readings/0'],
      ['scenario', '/fields/scenarios/0'],
      ['writing-prompt', '/fields/writing'],
    ]);
  });

  test('are rejected when they are unknown, belong to another level or are named twice', () => {
    const existing = [
      { kind: 'word' as const, id: 'bread.noun', levelId: 'A1' },
      { kind: 'word' as const, id: 'bake.verb', levelId: 'a1-cocuk' },
      { kind: 'grammar-lesson' as const, id: 'a1-articles', levelId: 'A1' },
      { kind: 'writing-prompt' as const, id: 'b1-letter', levelId: 'B1' },
      // An item of another kind with the same id is a different item.
      { kind: 'reading' as const, id: 'a1-home', levelId: 'A1' },
    ];
    expect(itemErrors(namedItems(fields), existing, ['a1-cocuk', 'A1'])).toEqual([
      { pointer: '/fields/words/2', code: 'written-twice' },
      { pointer: '/fields/readings/0', code: 'unit-item-unknown' },
      { pointer: '/fields/scenarios/0', code: 'unit-item-unknown' },
      { pointer: '/fields/writing', code: 'unit-item-elsewhere' },
    ]);
  });
});
