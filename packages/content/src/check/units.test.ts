import { describe, expect, it } from 'vitest';
import type { Library, LibraryUnit } from '../library.ts';
import { checkUnits } from './units.ts';

const item = (id: string, level = 'A1') => ({ id, level });
const unit = (id: string, change: Partial<LibraryUnit> = {}): LibraryUnit => ({
  id,
  level: 'A1',
  number: 1,
  file: 'path/a1.yaml',
  title: { tr: 'Evim', en: 'My home' },
  goal: { tr: 'Evinizi anlatırsınız.', en: 'You describe your home.' },
  theme: 'family-life',
  canDo: [1, 2, 3, 4].map((number) => ({
    skill: 'speaking',
    scale: 'Conversation',
    tr: `Cümle ${number}`,
    en: `Statement ${number}`,
  })),
  lessons: ['lesson'],
  words: ['w1', 'w2', 'w3', 'w4', 'w5'],
  readings: ['r1', 'r2'],
  listenings: ['l1', 'l2'],
  writing: 'p1',
  scenarios: ['s1'],
  ...change,
});
/** Returns a library of one level whose words and lessons the given units teach completely. */
const libraryWith = (units: LibraryUnit[], words = ['w1', 'w2', 'w3', 'w4', 'w5']): Library =>
  ({
    units,
    words: words.map((id) => item(id)),
    grammarLessons: [item('lesson')],
    readings: ['r1', 'r2', 'r3', 'r4'].map((id) => item(id)),
    listenings: ['l1', 'l2', 'l3', 'l4'].map((id) => item(id)),
    writingPrompts: [item('p1'), item('p2')],
    scenarios: [item('s1'), item('s2', 'A2')],
  }) as unknown as Library;
const reasons = (library: Library) => checkUnits(library).map(({ item: id, reason }) => `${id}: ${reason}`);

describe('check of units', () => {
  it('accepts a unit whose items exist at its level', () => {
    expect(reasons(libraryWith([unit('home')]))).toEqual([]);
  });

  it.each([
    ['an unknown text', { readings: ['r1', 'nothing'] }, 'home: no reading has the id nothing'],
    ['an item of another level', { scenarios: ['s2'] }, 'home: the scenario s2 is of level A2'],
    ['too few texts', { listenings: ['l1'] }, 'home: 1 listenings; a unit has 2'],
    ['too few statements', { canDo: unit('x').canDo.slice(0, 3) }, 'home: 3 canDo; a unit has 4 to 6'],
  ])('reports an error when a unit has %s', (_, change, expected) => {
    expect(reasons(libraryWith([unit('home', change)]))).toContain(expected);
  });

  it('reports an error when two units teach the same word or text', () => {
    const second = unit('second', { readings: ['r3', 'r2'], listenings: ['l3', 'l4'], writing: 'p2' });
    const found = reasons(libraryWith([unit('home'), second]));
    expect(found).toContain('home: the reading r2 is also in second');
    expect(found).toContain('home: the word w1 is also in second');
  });

  it('reports an error when no unit teaches a word of the level', () => {
    expect(reasons(libraryWith([unit('home')], ['w1', 'w2', 'w3', 'w4', 'w5', 'w6']))).toEqual([
      '(all): in no unit: w6',
    ]);
  });
});
