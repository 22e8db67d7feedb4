import { expect, it } from 'vitest';
import { type Known, lostKinds, planLoad } from './plan.ts';

const row = (key: string, over: Partial<Known> = {}): Known => ({
  key,
  hash: 'one',
  offeredHash: null,
  edited: false,
  retired: false,
  ...over,
});
const given = (key: string, hash = 'one') => ({ key, hash });
const nothing = { add: [], change: [], revive: [], offer: [], retire: [] };

it('library plan › contains no changes when the stored rows equal the library', () => {
  expect(planLoad([row('a')], [given('a')], true)).toEqual(nothing);
});

it('library plan › adds new rows, and updates or restores rows that no administrator has edited', () => {
  const known = [row('changed'), row('back', { retired: true }), row('back-changed', { retired: true })];
  const library = [given('new'), given('changed', 'two'), given('back'), given('back-changed', 'two')];
  const plan = planLoad(known, library, true);
  expect(plan).toEqual({
    ...nothing,
    add: [library[0]],
    change: [library[1], library[3]],
    revive: [known[1]],
  });
});

it('library plan › leaves edited rows unchanged and stores newer library content as an offer', () => {
  const edited = { edited: true, retired: true };
  const known = [
    row('offer', edited),
    row('offered', { ...edited, offeredHash: 'two' }),
    row('taken-back', { ...edited, offeredHash: 'two' }),
    row('gone', edited),
    row('own', { edited: true, hash: null }),
  ];
  const library = [given('offer', 'two'), given('offered', 'two'), given('taken-back')];
  const plan = planLoad(known, library, true);
  expect(plan).toEqual({
    ...nothing,
    offer: [
      { ...known[0], offer: 'two' },
      { ...known[2], offer: null },
    ],
  });
});

it('library plan › retires rows that the library no longer contains, but only when the whole library could be read', () => {
  const known = [row('gone'), row('gone-before', { retired: true }), row('never-its-own', { hash: null })];
  expect(planLoad(known, [], true)).toEqual({ ...nothing, retire: [known[0]] });
  expect(planLoad(known, [], false)).toEqual(nothing);
});

it('library plan › reports an item kind that has items in the database but no items in the library', () => {
  const of = (kind: string, over: Partial<Known> = {}) => ({ ...row(kind, over), kind });
  const known = [
    of('word'),
    of('word'),
    of('cloze'),
    of('reading', { retired: true }),
    of('own', { hash: null }),
  ];
  expect(lostKinds(known, [{ kind: 'cloze' }])).toEqual(['word']);
  expect(lostKinds(known, [{ kind: 'cloze' }, { kind: 'word' }])).toEqual([]);
});
