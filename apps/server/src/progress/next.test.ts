import type { PlanKind, PracticeKind } from '@pratik/contract/progress';
import { expect, test } from 'vitest';
import { nextOf, type Planned, type Situation } from './next.ts';

const item = (kind: PlanKind, over: Partial<Planned> = {}): Planned => ({
  kind,
  done: false,
  count: 1,
  minutes: 5,
  next: { id: 'x', title: 'X' },
  ...over,
});
const situation = (over: Partial<Situation> = {}): Situation => ({
  placementOffered: false,
  talking: false,
  speakingDone: false,
  plan: [item('vocabulary', { next: null, count: 12 }), item('reading'), item('writing')],
  weekMinutes: new Map(),
  ...over,
});
const done = (kind: PlanKind) => item(kind, { done: true });

test('suggested next activity › is the first one available of: placement test, open conversation, due cards', () => {
  expect(nextOf(situation({ placementOffered: true, talking: true }))).toEqual({
    kind: null,
    why: 'placement',
  });
  expect(nextOf(situation({ talking: true }))).toEqual({ kind: 'chat', why: 'begun' });
  expect(nextOf(situation())).toEqual({ kind: 'vocabulary', why: 'due' });
});

test('suggested next activity › is the kind of practice with the fewest minutes this week when no test, conversation or card is due', () => {
  const plan = [done('vocabulary'), item('reading'), item('writing')];
  const weekMinutes = new Map<PracticeKind, number>([
    ['chat', 20],
    ['reading', 12],
    ['writing', 3],
  ]);
  expect(nextOf(situation({ plan, weekMinutes }))).toEqual({ kind: 'writing', why: 'least' });
  expect(nextOf(situation({ plan }))).toEqual({ kind: 'chat', why: 'least' });
  expect(nextOf(situation({ plan, speakingDone: true }))).toEqual({ kind: 'reading', why: 'least' });
});

test('suggested next activity › is never a kind of practice without items, and is null when everything is done for today', () => {
  const plan = [done('vocabulary'), item('reading', { count: 0, next: null }), done('writing')];
  expect(nextOf(situation({ plan, speakingDone: true }))).toEqual({ kind: null, why: 'done' });
});
