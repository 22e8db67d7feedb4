import type { AskedQuestion } from '@pratik/contract/asked-question';
import {
  answerReadingQuestion,
  finishReadingText,
  getReading,
  getReadingChoices,
  listReadings,
  type OpenedReading,
  type Reading,
  type ReadingCard,
  reportReading,
  startReading,
} from '@pratik/contract/reading';
import { answer, problem, server } from '../../../test/server.ts';
import type { Choices } from './reading.queries.ts';

export const textUrl = '/pages/reading-practice/the-oven';

export const cardOf = (change: Partial<ReadingCard> = {}): ReadingCard => ({
  id: 'the-oven',
  title: 'The oven',
  levelId: 'A2',
  topic: 'food',
  series: null,
  type: 'story',
  words: 240,
  minutes: 3,
  teaser: 'Ece wakes at five.',
  state: 'new',
  score: null,
  ...change,
});

export const choicesOf = (change: Partial<Choices> = {}): Choices => ({
  ownLevel: 'A2',
  level: 'A2',
  levels: (['A1', 'A2', 'B1'] as const).map((cefr, index) => ({
    id: cefr,
    cefr,
    name: { tr: cefr, en: cefr },
    published: index,
  })),
  texts: [
    cardOf(),
    cardOf({
      id: 'wet-shoes',
      title: 'Wet shoes',
      topic: 'weather',
      state: 'read',
      score: { right: 4, total: 5 },
    }),
    cardOf({ id: 'bus-ten', title: 'Bus ten', topic: 'city', type: 'article', state: 'begun' }),
  ],
  nearestLevel: null,
  today: { done: false, text: cardOf() },
  begun: [cardOf({ id: 'bus-ten', title: 'Bus ten', topic: 'city', type: 'article', state: 'begun' })],
  pace: 95,
  ...change,
});

export const readingOf = (change: Partial<Reading> = {}): Reading => ({
  id: '0190a0f0-0000-7000-8000-00000000aaaa',
  startedAt: '2026-03-10T09:00:00Z',
  sentence: 0,
  readAt: null,
  finishedAt: null,
  pace: null,
  ...change,
});

const evidence = ['Ece wakes at five.', 'It opens at six.'];

export const questionOf = (number: number, given: AskedQuestion['given'] = null): AskedQuestion => ({
  id: `the-oven.${number}`,
  ask: ['Who wakes first?', 'When does it open?'][number] ?? '',
  options: [
    ['the cat', 'Ece', 'her father'],
    ['at six', 'at five', 'at nine'],
  ][number] ?? [''],
  form: 'one',
  prompts: [],
  given,
});

export const givenTo = (number: number, choice: number): NonNullable<AskedQuestion['given']> => ({
  choice: [choice],
  answer: [number === 0 ? 1 : 0],
  right: choice === (number === 0 ? 1 : 0),
  evidence: [evidence[number] ?? ''],
  why: ['Metnin ilk cümlesi.', 'Kapının açıldığı saat.'][number] ?? '',
});

export const openedOf = (change: Partial<OpenedReading> = {}): OpenedReading => ({
  text: {
    id: 'the-oven',
    title: 'The oven',
    levelId: 'A2',
    topic: 'food',
    series: null,
    type: 'story',
    words: 24,
    minutes: 1,
    variety: 'british',
    recap: null,
    paragraphs: ['Ece wakes at five. She likes warm bread.', 'The door is closed. It opens at six.'],
    retired: false,
  },
  reading: readingOf(),
  questions: [questionOf(0), questionOf(1)],
  ...change,
});

/** Fakes the server for one reading text. `asked` contains the requests. */
export const serveReading = (opened: OpenedReading = openedOf(), choices: Choices = choicesOf()) => {
  const state = { opened, asked: [] as { call: string; input: unknown }[] };
  const hear = (call: string, input: unknown) => state.asked.push({ call, input });
  const change = (reading: Partial<Reading>) => {
    const next = readingOf({ ...state.opened.reading, ...reading });
    state.opened = { ...state.opened, reading: next };
    return next;
  };
  server.use(
    answer(getReadingChoices, (input) => {
      hear('choices', input);
      return { ...choices, level: input.level ?? choices.level };
    }),
    answer(listReadings, () => ({ readings: [], total: 0, totalCapped: false, page: 0, size: 10 })),
    answer(getReading, () => state.opened),
    answer(startReading, (input) => {
      hear('start', input);
      state.opened = openedOf({ reading: readingOf({ id: input.readingId }) });
      return state.opened;
    }),
    answer(reportReading, (input) => {
      hear('report', input);
      return { done: true as const };
    }),
    answer(finishReadingText, (input) => {
      hear('finish', input);
      return { reading: change({ readAt: '2026-03-10T09:03:00Z', pace: 80 }) };
    }),
    answer(answerReadingQuestion, (input) => {
      hear('answer', input);
      const number = state.opened.questions.findIndex(({ id }) => id === input.questionId);
      const known = state.opened.questions[number];
      if (!known) return problem('not-found');
      const question = known.given ? known : questionOf(number, givenTo(number, input.choice[0] ?? -1));
      const questions = state.opened.questions.map((one) => (one.id === question.id ? question : one));
      state.opened = { ...state.opened, questions };
      const isLast = questions.every(({ given }) => given !== null);
      return { question, reading: change(isLast ? { finishedAt: '2026-03-10T09:05:00Z' } : {}) };
    }),
  );
  return state;
};
