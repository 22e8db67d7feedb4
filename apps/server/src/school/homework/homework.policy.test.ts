import { describe, expect, it } from 'vitest';
import { type Attempt, type Demand, workOf } from './homework.policy.ts';

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 2, day, hour));
const demand = (fields: Partial<Demand> = {}): Demand => ({
  amount: null,
  leastPercent: null,
  opensAt: at(2),
  dueAt: at(9),
  ...fields,
});
const attempt = (fields: Partial<Attempt> = {}): Attempt => ({
  startedAt: at(3),
  finishedAt: at(3, 13),
  percent: null,
  amount: null,
  ...fields,
});

describe('state of a learner’s work on an assignment', () => {
  it.each([
    ['upcoming', [], at(1)],
    ['open', [], at(3)],
    ['missed', [], at(10)],
    ['begun', [attempt({ finishedAt: null })], at(3)],
    ['missed', [attempt({ finishedAt: null })], at(10)],
    ['done', [attempt()], at(3)],
    ['done', [attempt()], at(20)],
    ['late', [attempt({ finishedAt: at(10) })], at(20)],
    ['done', [attempt({ finishedAt: at(9) })], at(20)],
  ] as const)('is “%s” for the attempts %j at the time %s', (state, attempts, now) => {
    expect(workOf(demand(), attempts, now).state).toBe(state);
  });

  it('changes from “begun” to “done” at the first result that reaches the required percentage', () => {
    const asked = demand({ leastPercent: 60 });
    const first = attempt({ percent: 40 });
    const second = attempt({ percent: 60, finishedAt: at(4) });
    const third = attempt({ percent: 90, finishedAt: at(10) });
    expect(workOf(asked, [first], at(5))).toMatchObject({ state: 'begun', bestPercent: 40, attempts: 1 });
    expect(workOf(asked, [third, second, first], at(11))).toMatchObject({
      state: 'done',
      bestPercent: 90,
      attempts: 3,
      doneAt: at(4).toISOString(),
    });
  });

  it('is “done” when the sum of the learner’s amounts, in whole minutes, reaches the required amount', () => {
    const asked = demand({ amount: 10 });
    const first = attempt({ amount: 5.5 });
    const second = attempt({ amount: 4.4, finishedAt: at(4) });
    const third = attempt({ amount: 0.2, finishedAt: at(5) });
    expect(workOf(asked, [first, second], at(6))).toMatchObject({ state: 'begun', amountDone: 9 });
    expect(workOf(asked, [first, second, third], at(6))).toMatchObject({
      state: 'done',
      amountDone: 10,
      doneAt: at(5).toISOString(),
    });
  });
});
