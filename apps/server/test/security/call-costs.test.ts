import { expect, test } from 'vitest';
import { callsWithCost, callsWithoutCost } from './call-costs.ts';
import { readCalls } from './calls.ts';

const calls = (await readCalls()).filter(({ access }) => access === 'user' || access === 'admin');

test('contract › declares the expected cost for exactly the calls in the list of expensive calls', () => {
  const declared = calls.filter(({ cost }) => cost !== undefined).map(({ path, cost }) => [path, cost]);
  expect(Object.fromEntries(declared)).toEqual(callsWithCost);
});

test('lists of calls with and without a cost › together contain every user and administrator call of the contract', () => {
  const listed = [...Object.keys(callsWithCost), ...callsWithoutCost];
  expect(listed.toSorted()).toEqual(calls.map(({ path }) => path).toSorted());
});
