import { randomUUID } from 'node:crypto';
import type { PracticeKind } from '@pratik/contract/progress';
import type { Grade } from '@pratik/contract/vocabulary';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../harness.ts';
import { addAndSignIn, signInFirstAdministrator } from '../users.ts';
import { createLearner, nurseEngine } from './learner.fixture.ts';

let app: TestApp;
let learner: ReturnType<typeof createLearner>;
beforeAll(async () => {
  app = await startTestApp({ engine: nurseEngine });
  const session = await addAndSignIn(app, await signInFirstAdministrator(app), { levelId: 'A1' });
  learner = createLearner(app, session);
});
afterAll(() => app.close());

// Returns the date of a day by its number; day 0 is Monday, 2 March 2026.
const dayOf = (number: number) => new Date(Date.UTC(2026, 2, 2 + number)).toISOString().slice(0, 10);
const noon = (number: number) => `${dayOf(number)}T09:00:00Z`;

/**
 * Numbers of the two days without practice, both Fridays. The expected streaks and remaining rest days were
 * computed by hand.
 */
const daysOff = [4, 11];
const streaks = [1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, 10, 11, 12];
const restLeft = [1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0];

const pace = 2;
const ownWords = 18;
const libraryWords = 3;
const grades: readonly Grade[] = [3, 1, 3, 4, 2];
/**
 * Sentences of seven words each. In the first week, every sentence that the learner sends contains an error; in the
 * second week, one sentence in four.
 */
const wrong = 'I met nurse in the small town.';
const right = 'I met them in the small town.';

const minutesOf = (days: readonly number[]) =>
  days.map((number) => {
    const seconds = learner.notes.seconds.get(dayOf(number)) ?? new Map<PracticeKind, number>();
    return {
      day: dayOf(number),
      kinds: Object.fromEntries([...seconds].map(([kind, count]) => [kind, count / 60])),
      minutes: [...seconds.values()].reduce((sum, count) => sum + count, 0) / 60,
    };
  });
const sumOver = (counts: ReadonlyMap<string, number>, days: readonly number[]) =>
  days.reduce((sum, number) => sum + (counts.get(dayOf(number)) ?? 0), 0);
const week = (number: number) => Array.from({ length: 7 }, (_, index) => number * 7 + index);

type Day = Awaited<ReturnType<typeof learner.dashboard>>;

/**
 * Compares the plan with the learner’s notes: it has at most four steps, stays the same all day, and starts with due
 * words. Each step is done exactly when the learner has practised it, and the next step is the first open step.
 */
const checkPlan = (
  { plan, next }: Day,
  morning: Day['plan'],
  wordsLeft: number,
  isOpen: (kind: string) => boolean,
): void => {
  expect(plan.length).toBeGreaterThan(0);
  expect(plan.length).toBeLessThanOrEqual(4);
  const idsOf = (steps: Day['plan']) => steps.map(({ kind, why, next: item }) => [kind, why, item?.id]);
  expect(idsOf(plan)).toEqual(idsOf(morning));
  for (const { kind, done, next: item } of plan) {
    if (kind === 'vocabulary') expect(done).toBe(wordsLeft === 0);
    // A step of the current unit may be done already, because the learner finished its text on an earlier day.
    else if (kind === 'chat' || (item === null && kind !== 'mistakes'))
      expect([kind, done]).toEqual([kind, !isOpen(kind)]);
  }
  if (wordsLeft > 0) expect(next).toEqual({ kind: 'vocabulary', why: 'due' });
  else {
    const open = plan.find(({ done }) => !done);
    expect(next).toEqual(open ? { kind: open.kind, why: open.why } : { kind: null, why: 'done' });
  }
};

it('learner dashboard › shows correct values on each of fourteen days of practice', {
  timeout: 180_000,
}, async () => {
  app.clock.set(noon(0));
  await learner.post('vocabulary/set-pace', { newPerDay: pace });
  for (let number = 0; number < ownWords; number += 1) {
    const from = { kind: 'own' };
    const body = { id: randomUUID(), word: `word ${number}`, meaning: `anlam ${number}`, from };
    await learner.post('vocabulary/save-word', body);
  }

  for (let number = 0; number < 14; number += 1) {
    app.clock.set(noon(number));
    const isOff = daysOff.includes(number);
    const before = await learner.dashboard();
    const end = Date.parse(`${dayOf(number)}T21:00:00Z`);
    const dueNow = [...learner.notes.due.values()].filter((due) => due.getTime() < end).length;
    const unmet = ownWords + libraryWords - learner.notes.due.size;
    const waiting = dueNow + Math.min(pace, unmet);
    const words = before.plan.find(({ kind }) => kind === 'vocabulary');
    expect([number, words?.count ?? 0]).toEqual([number, waiting]);
    checkPlan(before, before.plan, waiting, () => true);
    if (!isOff) {
      const isFirstWeek = number < 7;
      await learner.review(grades);
      if (number % 2 === 0) await learner.read('the-oven', [true, true, number < 4]);
      else await learner.listen('two-loaves', [true, false]);
      await learner.talk(isFirstWeek ? [wrong, wrong, wrong, wrong] : [right, wrong, right, right]);
      if (number === 3 || number === 10) {
        await learner.compose(`${isFirstWeek ? wrong : right} My room is small but I like it.`);
      }
    }

    const after = await learner.dashboard();
    expect(after.streak).toEqual({
      days: streaks[number],
      todayDone: !isOff,
      restDaysLeft: restLeft[number],
    });
    const shown = after.week.map(({ day, minutes, kinds }) => ({
      day,
      kinds: Object.fromEntries(kinds.map((one) => [one.kind, one.minutes])),
      minutes,
    }));
    for (const [index, expected] of minutesOf(week(Math.floor(number / 7))).entries()) {
      expect(shown[index]?.day).toBe(expected.day);
      expect(shown[index]?.minutes).toBeCloseTo(expected.minutes, 6);
      expect(Object.keys(shown[index]?.kinds ?? {}).toSorted()).toEqual(
        Object.keys(expected.kinds).toSorted(),
      );
      for (const [kind, minutes] of Object.entries(expected.kinds)) {
        expect(shown[index]?.kinds[kind]).toBeCloseTo(minutes, 6);
      }
    }
    expect(after.meter.usedSeconds).toBe(isOff ? 0 : 120);
    // Two minutes of conversation do not complete the step of six minutes.
    const isOpen = (kind: string) => isOff || kind === 'chat';
    const left = after.plan.find(({ kind }) => kind === 'vocabulary');
    const stillDue = [...learner.notes.due.values()].filter((due) => due.getTime() < end).length;
    const stillNew = isOff ? Math.min(pace, ownWords + libraryWords - learner.notes.due.size) : 0;
    expect([number, left?.count ?? 0]).toEqual([number, stillDue + stillNew]);
    checkPlan(after, before.plan, stillDue + stillNew, isOpen);
  }

  // Moves the clock to Monday of the third week, when the current and previous weeks are compared with the first
  // week.
  app.clock.set(noon(14));
  const { errorProfile, skills, streak } = await learner.dashboard();
  expect(streak).toEqual({ days: 12, todayDone: false, restDaysLeft: 0 });
  const { words, mistakes } = learner.notes;
  const [first, second] = [
    { words: sumOver(words, week(0)), count: sumOver(mistakes, week(0)) },
    { words: sumOver(words, week(1)), count: sumOver(mistakes, week(1)) },
  ];
  // The expected numbers of words were computed by hand: 6 days with 4 messages of 7 words, and one text of 15
  // words.
  expect([first, second]).toEqual([
    { words: 6 * 28 + 15, count: 6 * 4 + 1 },
    { words: 6 * 28 + 15, count: 6 },
  ]);
  expect(errorProfile.words).toEqual({ lately: 183, before: 183 });
  expect(errorProfile.codes).toHaveLength(1);
  const [line] = errorProfile.codes;
  expect(line).toMatchObject({ code: 'missing-article', lately: 6, before: 25 });
  expect(line?.latelyRate).toBeCloseTo(600 / 183, 9);
  expect(line?.beforeRate).toBeCloseTo(2500 / 183, 9);
  // The learner made 19 fewer errors. The standard deviation is √31 ≈ 5.6, so the change clearly exceeds the
  // threshold of 1.645 deviations.
  expect(line?.trend).toBe('less');

  for (const [skill, estimate] of Object.entries(estimated())) {
    const shown = skills.find((one) => one.skill === skill);
    expect([skill, shown?.answers]).toEqual([skill, estimate.answers]);
    expect(shown?.ability).toBeCloseTo(estimate.mean, 4);
    expect(shown?.standardError).toBeCloseTo(Math.sqrt(estimate.variance), 4);
  }
});

/**
 * Computes the expected abilities with Newton’s method from the notes only. A1 words have a difficulty of −3 logits,
 * questions on an A1 text −4 logits. The first skill starts at −2.75, the middle of A1; each later skill starts at the
 * mean of the earlier skills.
 */
const estimated = () => {
  const states = new Map<string, { mean: number; variance: number; answers: number; at: Date }>();
  const drifted = (variance: number, from: Date, to: Date) =>
    Math.min(1.44, variance + (0.003 * (to.getTime() - from.getTime())) / 86_400_000);
  for (const { skill, score, options, at } of learner.notes.answers) {
    const others = [...states.values()];
    const known = states.get(skill) ?? {
      mean: others.length > 0 ? others.reduce((sum, one) => sum + one.mean, 0) / others.length : -2.75,
      variance: 1.44,
      answers: 0,
      at,
    };
    const variance = drifted(known.variance, known.at, at);
    const isWord = skill === 'vocabulary';
    const difficulty = isWord ? -3 : -4;
    const guess = isWord ? 0 : 1 / options;
    const weight = isWord ? 0.5 : 1 - guess;
    const worth = (score - guess) / (1 - guess);
    let mean = known.mean;
    let chance = 0;
    for (let step = 0; step < 60; step += 1) {
      chance = 1 / (1 + Math.exp(-(mean - difficulty)));
      const slope = (mean - known.mean) / variance - weight * (worth - chance);
      mean -= slope / (1 / variance + weight * chance * (1 - chance));
    }
    const left = Math.max(0.0625, 1 / (1 / variance + weight * chance * (1 - chance)));
    states.set(skill, { mean, variance: left, answers: known.answers + 1, at });
  }
  const now = new Date(noon(14));
  return Object.fromEntries(
    [...states].map(([skill, { at, variance, ...rest }]) => [
      skill,
      { ...rest, variance: drifted(variance, at, now) },
    ]),
  );
};
