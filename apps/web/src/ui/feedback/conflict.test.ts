import { expect, it } from 'vitest';
import { changedByBoth, differing, usualChoices } from './conflict.ts';

const field = (key: string, base: string, mine: string, theirs: string) => ({
  key,
  label: key,
  base,
  mine,
  theirs,
});
const fields = [
  field('same', 'a', 'a', 'a'),
  field('alike', 'a', 'b', 'b'),
  field('mine', 'a', 'b', 'a'),
  field('theirs', 'a', 'a', 'b'),
  field('both', 'a', 'b', 'c'),
];

it('conflict dialog › asks only about fields that differ, and preselects the values that the user typed', () => {
  const open = differing(fields);
  expect(open.map(({ key }) => key)).toEqual(['mine', 'theirs', 'both']);
  expect(usualChoices(open)).toEqual({ mine: 'mine', theirs: 'theirs', both: 'mine' });
  expect(open.filter(changedByBoth).map(({ key }) => key)).toEqual(['both']);
});
