import { expect, test } from 'vitest';
import { callsWithCost, callsWithoutCost } from './call-costs.ts';
import { readCalls } from './calls.ts';

const calls = (await readCalls()).filter(({ access }) => access === 'user' || access === 'admin');

test('contract › declares a cost for exactly the listed calls', () => {
  const declared = calls.filter(({ cost }) => cost !== undefined).map(({ path, cost }) => [path, cost]);
  expect(Object.fromEntries(declared)).toEqual(callsWithCost);
});

test('contract › has every user and administrator call in the list of calls with a cost or in the list without a cost', () => {
  const listed = [...Object.keys(callsWithCost), ...callsWithoutCost];
  expect(listed.toSorted()).toEqual(calls.map(({ path }) => path).toSorted());
});
