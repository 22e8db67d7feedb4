import type { AnswerOf } from '@pratik/contract/call';
import { listLevels } from '@pratik/contract/level';
import { getQuestion, type Question } from '@pratik/contract/question';
import { findNearDuplicates, type listQuestions, type QuestionRow } from '@pratik/contract/question-list';
import { getQuestionStatistics } from '@pratik/contract/question-statistics';
import { answer } from '../../../test/server.ts';

export const makeRow = (number: number, change: Partial<QuestionRow> = {}): QuestionRow => ({
  kind: 'question',
  id: `the-oven.q${number}`,
  group: 'reading-question',
  form: 'one',
  title: `Why does Ece wait? ${number}`,
  levelId: 'A2',
  topic: null,
  parent: { kind: 'reading', id: 'the-oven', title: 'The oven' },
  state: 'published',
  version: 1,
  answers: 0,
  rightShare: null,
  flags: [],
  updatedAt: '2026-09-05T09:00:00.000Z',
  updatedBy: null,
  ...change,
});

export const pageOf = (questions: QuestionRow[], frame: object = {}): AnswerOf<typeof listQuestions> => ({
  questions,
  total: questions.length,
  totalCapped: false,
  page: 0,
  size: 20,
  ...frame,
});

export const makeQuestion = (change: Partial<Question> = {}): Question => ({
  ...makeRow(1),
  revision: 1,
  draft: {
    kind: 'question',
    textKind: 'reading',
    textId: 'the-oven',
    form: 'one',
    ask: 'Why does Ece wait?',
    right: 'The door is closed.',
    rights: [],
    steps: [],
    pairs: [],
    wrong: ['She is tired.', 'It is Sunday.'],
    evidence: 'The door is closed.',
    why: 'Metinde kapının kapalı olduğu yazıyor.',
  },
  position: 1,
  offered: null,
  versions: [{ version: 1, madeAt: '2026-09-05T09:00:00.000Z', madeBy: null }],
  changes: [],
  text: 'Ece walks to the oven.\n\nThe door is closed. It opens at six.',
  questions: [],
  ...change,
});

export const noStatistics: AnswerOf<typeof getQuestionStatistics> = {
  answers: 0,
  olderAnswers: 0,
  rightShare: null,
  chance: 0.25,
  discrimination: null,
  byLevel: [],
  options: [],
  places: null,
  medianMs: null,
  flags: [],
};

/** Returns mock handlers for the requests that every question page sends. */
export const around = (question?: Question) => [
  answer(listLevels, () => ({
    levels: [
      {
        id: 'A2',
        cefr: 'A2' as const,
        name: { tr: 'A2 Temel', en: 'A2 Elementary' },
        position: 1,
        description: null,
        canDo: [],
      },
    ],
  })),
  answer(findNearDuplicates, () => ({ found: [] })),
  ...(question
    ? [answer(getQuestion, () => question), answer(getQuestionStatistics, () => noStatistics)]
    : []),
];
