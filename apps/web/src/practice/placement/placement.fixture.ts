import {
  acceptPlacement,
  answerPlacement,
  getPlacementAttempt,
  getPlacementOverview,
  listPlacements,
  type PlacementAttempt,
  type PlacementQuestion,
  type PlacementResult,
  skipPlacement,
  startPlacement,
} from '@pratik/contract/placement';
import { HttpResponse } from 'msw';
import { answer, problem, server } from '../../../test/server.ts';
import type { Overview } from './placement.queries.ts';

export const attemptId = '0190a0f0-0000-4000-8000-00000000dddd';
export const testUrl = `/pages/placement-test/${attemptId}`;

export const overviewOf = (change: Partial<Overview> = {}): Overview => ({
  available: true,
  ownLevel: null,
  open: null,
  questions: { about: 20, most: 25 },
  untaken: null,
  skipped: false,
  ...change,
});

const questions: PlacementQuestion[] = [
  {
    itemId: 'gap',
    skill: 'grammar',
    text: 'My cousins ___ in the same class.',
    ask: null,
    options: ['is', 'are', 'am', 'be'],
  },
  {
    itemId: 'text',
    skill: 'reading',
    text: 'The 8.40 was full, so Murat waited for the next one.',
    ask: 'What did Murat do?',
    options: ['He waited.', 'He left.', 'He slept.', 'He ran.'],
  },
];

const named = (id: string, name: string) => ({ id, name: { tr: `${id} · ${name}`, en: id } });
const levels = [
  named('A1', 'Başlangıç'),
  named('A2', 'Temel'),
  named('B1', 'Orta'),
  named('B2', 'Orta üstü'),
] as const;

export const resultOf = (change: Partial<PlacementResult> = {}): PlacementResult => ({
  finishedAt: '2026-03-10T09:06:00Z',
  level: {
    ...levels[2],
    description: { tr: 'Açık metinlerin ana noktalarını anlar.', en: 'Understands the main points.' },
    canDo: [
      { id: 'a', skill: 'speaking', text: { tr: 'Görüşümü söyleyebilirim.', en: 'I can say what I think.' } },
      { id: 'b', skill: 'grammar', text: { tr: 'Present perfect kullanırım.', en: 'I use it.' } },
    ],
    retired: false,
  },
  shares: levels.map((level, index) => ({ ...level, share: [0.01, 0.22, 0.7, 0.07][index] ?? 0 })),
  skills: [
    { skill: 'grammar', level: levels[2], from: levels[1], to: levels[3] },
    { skill: 'reading', level: levels[1], from: levels[1], to: levels[1] },
  ],
  acceptedAt: null,
  latest: true,
  ...change,
});

export const attemptOf = (change: Partial<PlacementAttempt> = {}): PlacementAttempt => ({
  id: attemptId,
  startedAt: '2026-03-10T09:00:00Z',
  answered: 0,
  remaining: 20,
  question: questions[0] ?? null,
  result: null,
  ...change,
});

export const finishedOf = (change: Partial<PlacementResult> = {}): PlacementAttempt =>
  attemptOf({ answered: 2, remaining: 0, question: null, result: resultOf(change) });

/** Fakes the server for a placement test with two questions. `asked` contains the requests. */
export const servePlacement = (
  overview: Overview = overviewOf(),
  attempt: PlacementAttempt = attemptOf(),
) => {
  const state = { overview, attempt, offline: false, asked: [] as { call: string; input: unknown }[] };
  const hear = (call: string, input: unknown) => state.asked.push({ call, input });
  server.use(
    answer(getPlacementOverview, () => state.overview),
    answer(listPlacements, () => ({ attempts: [], total: 0, totalCapped: false, page: 0, size: 10 })),
    answer(getPlacementAttempt, ({ id }) => (id === attemptId ? state.attempt : problem('not-found'))),
    answer(startPlacement, (input) => {
      hear('start', input);
      return state.attempt;
    }),
    answer(answerPlacement, (input) => {
      if (state.offline) return HttpResponse.error();
      hear('answer', { itemId: input.itemId, choice: input.choice });
      if (input.itemId !== state.attempt.question?.itemId) return state.attempt;
      const answered = state.attempt.answered + 1;
      const question = questions[answered];
      state.attempt = question ? attemptOf({ answered, remaining: 1, question }) : finishedOf();
      return state.attempt;
    }),
    answer(acceptPlacement, (input) => {
      hear('accept', input);
      state.attempt = finishedOf({ acceptedAt: '2026-03-10T09:07:00Z' });
      return state.attempt;
    }),
    answer(skipPlacement, () => {
      hear('skip', {});
      return { done: true as const };
    }),
  );
  return state;
};
