import type { LearnerDay } from './learner-day.ts';

export const open = '5b0c1a52-6a1f-4b3e-9d1c-0a8d4f7c1e01';
const minutes = [10, 7.5, 0, 4, 0, 0, 0];

const scale = ['A1', 'A2', 'B1', 'B2'].map((id, index) => ({
  id,
  name: { tr: `${id} · Ad`, en: id },
  abilityFrom: index === 0 ? null : index * 1.5 - 3.75,
}));

export const learnerDay = (over: Partial<LearnerDay> = {}): LearnerDay => ({
  name: 'Ayşe',
  level: 'A2',
  meter: {
    day: '2026-09-03',
    usedSeconds: 240,
    limitSeconds: 600,
    full: false,
    nextDayAt: '2026-09-03T21:00:00.000Z',
  },
  plan: [
    { kind: 'vocabulary', why: 'due', done: false, count: 12, minutes: 2, next: null },
    {
      kind: 'reading',
      why: 'path',
      done: true,
      count: 1,
      minutes: 4,
      next: { id: 'the-oven', title: 'The Oven' },
    },
    { kind: 'chat', why: 'talk', done: false, count: 1, minutes: 6, next: null },
    {
      kind: 'writing',
      why: 'path',
      done: false,
      count: 1,
      minutes: 10,
      next: { id: 'w1', title: 'A letter' },
    },
  ],
  planMinutes: 20,
  unit: { id: 'a2-trips', title: { tr: 'Yolculuklar', en: 'Trips' }, number: 3, stepsDone: 4, steps: 9 },
  next: { kind: 'chat', why: 'begun' },
  week: minutes.map((value, index) => ({
    day: new Date(Date.UTC(2026, 7, 31 + index)).toISOString().slice(0, 10),
    minutes: value,
    kinds:
      value === 0
        ? []
        : [
            { kind: 'chat' as const, minutes: value - 1 },
            { kind: 'reading' as const, minutes: 1 },
          ],
  })),
  streak: { days: 6, todayDone: true, restDaysLeft: 1 },
  goal: { days: 5, doneThisWeek: 3 },
  skills: [
    {
      skill: 'reading',
      ability: -1.2,
      standardError: 0.6,
      answers: 14,
      level: 'A2',
      from: 'A1',
      to: 'B1',
    },
    { skill: 'grammar', ability: 0, standardError: 0.3, answers: 60, level: 'B1', from: 'B1', to: 'B1' },
  ],
  scale,
  errorProfile: {
    words: { lately: 1250, before: 800 },
    codes: [
      {
        code: 'missing-article',
        lately: 15,
        before: 24,
        repaired: 3,
        latelyRate: 1.2,
        beforeRate: 3,
        trend: 'less',
      },
      {
        code: 'double-connector',
        lately: 2,
        before: 0,
        repaired: 0,
        latelyRate: 0.16,
        beforeRate: 0,
        trend: 'same',
      },
    ],
  },
  placement: null,
  openConversationId: open,
  ...over,
});

export const newcomer = (): LearnerDay =>
  learnerDay({
    meter: { ...learnerDay().meter, usedSeconds: 0 },
    plan: [{ kind: 'vocabulary', why: 'due', done: false, count: 10, minutes: 2, next: null }],
    next: { kind: 'vocabulary', why: 'due' },
    week: learnerDay().week.map((one) => ({ ...one, minutes: 0, kinds: [] })),
    streak: { days: 0, todayDone: false, restDaysLeft: 1 },
    goal: null,
    skills: [],
    errorProfile: { words: { lately: 0, before: 0 }, codes: [] },
    openConversationId: null,
  });
