import { expect, test } from 'vitest';
import { nextOf, type Situation } from './next.ts';

const situation = (over: Partial<Situation> = {}): Situation => ({
  placementOffered: false,
  talking: false,
  plan: [
    { kind: 'vocabulary', why: 'due', done: true },
    { kind: 'grammar', why: 'path', done: false },
    { kind: 'chat', why: 'talk', done: false },
  ],
  ...over,
});

test('suggested next step › is the placement test, otherwise the open conversation, otherwise the first open step of the plan', () => {
  expect(nextOf(situation({ placementOffered: true, talking: true }))).toEqual({
    kind: null,
    why: 'placement',
  });
  expect(nextOf(situation({ talking: true }))).toEqual({ kind: 'chat', why: 'begun' });
  expect(nextOf(situation())).toEqual({ kind: 'grammar', why: 'path' });
});

test('suggested next step › is null when every step of the plan is done', () => {
  const plan = situation().plan.map((step) => ({ ...step, done: true }));
  expect(nextOf(situation({ plan }))).toEqual({ kind: null, why: 'done' });
});
