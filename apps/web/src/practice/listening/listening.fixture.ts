import {
  answerListeningQuestion,
  getListening,
  getListeningAudio,
  getListeningChoices,
  type Listening,
  type ListeningAudio,
  type ListeningCard,
  type ListeningQuestion,
  listListenings,
  type OpenedListening,
  reportListening,
  showListeningScript,
  startListening,
} from '@pratik/contract/listening';
import { answer, problem, server } from '../../../test/server.ts';
import type { Choices } from './listening.queries.ts';

export const scriptUrl = '/pages/listening-practice/two-loaves';

export const cardOf = (change: Partial<ListeningCard> = {}): ListeningCard => ({
  id: 'two-loaves',
  title: 'Two loaves',
  levelId: 'A2',
  topic: 'food',
  series: null,
  type: 'dialogue',
  voices: 2,
  seconds: 67,
  state: 'new',
  score: null,
  ...change,
});

const busTen = cardOf({
  id: 'bus-ten',
  title: 'Bus ten',
  topic: 'city',
  type: 'announcement',
  voices: 1,
  state: 'begun',
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
      state: 'heard',
      score: { right: 3, total: 4 },
    }),
    busTen,
  ],
  nearestLevel: null,
  today: { done: false, text: cardOf() },
  begun: [busTen],
  ...change,
});

export const listeningOf = (change: Partial<Listening> = {}): Listening => ({
  id: '0190a0f0-0000-7000-8000-00000000aaaa',
  startedAt: '2026-03-10T09:00:00Z',
  sentence: 0,
  scriptShownAt: null,
  finishedAt: null,
  ...change,
});

export const turns = [
  { speaker: 'Ece', text: 'Good morning. Two loaves, please.' },
  { speaker: 'Ali', text: 'Here you are.' },
];

export const questionOf = (number: number, given: ListeningQuestion['given'] = null): ListeningQuestion => ({
  id: `two-loaves.${number}`,
  ask: ['How many loaves?', 'Who has the bread?'][number] ?? '',
  options: [
    ['one', 'two', 'three'],
    ['Ali', 'Ece', 'the cat'],
  ][number] ?? [''],
  form: 'one',
  prompts: [],
  given,
});

export const givenTo = (number: number, choice: number): NonNullable<ListeningQuestion['given']> => ({
  choice: [choice],
  answer: [number === 0 ? 1 : 0],
  right: choice === (number === 0 ? 1 : 0),
  evidence: [['Two loaves, please.', 'Here you are.'][number] ?? ''],
  sentences: [number + 1],
  why: ['İki somun istiyor.', 'Ekmeği Ali veriyor.'][number] ?? '',
});

export const openedOf = (change: Partial<OpenedListening> = {}): OpenedListening => ({
  text: { ...textOf(null) },
  listening: listeningOf(),
  questions: [questionOf(0), questionOf(1)],
  dictation: null,
  ...change,
});

export const textOf = (words: OpenedListening['text']['turns']): OpenedListening['text'] => {
  const { state: _, score: __, ...cover } = cardOf();
  return {
    ...cover,
    variety: 'british',
    recap: null,
    speakers: [
      { name: 'Ece', voice: 'female', accent: null },
      { name: 'Ali', voice: 'male', accent: null },
    ],
    turns: words,
    retired: false,
  };
};

export const audioOf = (change: Partial<ListeningAudio> = {}): ListeningAudio => ({
  url: '/api/audio/a.flac?until=1&signature=x',
  seconds: 8,
  voice: 'basic',
  sentences: [
    { from: 0.25, to: 1.5 },
    { from: 2, to: 4 },
    { from: 5, to: 7 },
  ],
  ...change,
});

/** Fakes the server for one listening script. `asked` contains the requests. */
export const serveListening = (opened: OpenedListening = openedOf(), choices: Choices = choicesOf()) => {
  const state = { opened, asked: [] as { call: string; input: unknown }[] };
  const hear = (call: string, input: unknown) => state.asked.push({ call, input });
  const change = (next: Partial<Listening>, words: boolean) => {
    state.opened = {
      ...state.opened,
      listening: listeningOf({ ...state.opened.listening, ...next }),
      text: words ? textOf(turns) : state.opened.text,
    };
    return state.opened;
  };
  server.use(
    answer(getListeningChoices, (input) => {
      hear('choices', input);
      return { ...choices, level: input.level ?? choices.level };
    }),
    answer(listListenings, () => ({ listenings: [], total: 0, totalCapped: false, page: 0, size: 10 })),
    answer(getListening, () => state.opened),
    answer(getListeningAudio, () => ({ audio: audioOf() })),
    answer(startListening, (input) => {
      hear('start', input);
      state.opened = openedOf({ listening: listeningOf({ id: input.listeningId }) });
      return state.opened;
    }),
    answer(reportListening, (input) => {
      hear('report', input);
      return { done: true as const };
    }),
    answer(showListeningScript, (input) => {
      hear('show', input);
      return change({ scriptShownAt: '2026-03-10T09:01:00Z' }, true);
    }),
    answer(answerListeningQuestion, (input) => {
      hear('answer', input);
      const number = state.opened.questions.findIndex(({ id }) => id === input.questionId);
      const known = state.opened.questions[number];
      if (!known) return problem('not-found');
      const question = known.given ? known : questionOf(number, givenTo(number, input.choice[0] ?? -1));
      const questions = state.opened.questions.map((one) => (one.id === question.id ? question : one));
      state.opened = { ...state.opened, questions };
      const isLast = questions.every(({ given }) => given !== null);
      return isLast ? change({ finishedAt: '2026-03-10T09:05:00Z' }, true) : state.opened;
    }),
  );
  return state;
};
