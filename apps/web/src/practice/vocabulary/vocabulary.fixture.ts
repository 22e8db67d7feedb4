import {
  type AskedCard,
  changeWord,
  getVocabularySession,
  listWords,
  reviewWords,
  saveWord,
  setVocabularyPace,
  undoReview,
} from '@pratik/contract/vocabulary';
import { HttpResponse } from 'msw';
import { answer, server } from '../../../test/server.ts';
import type { Session } from './vocabulary.queries.ts';

export const url = '/pages/vocabulary-practice';

const ids: Record<string, string> = {
  bread: '0190a0f0-0000-4000-8000-000000000001',
  oven: '0190a0f0-0000-4000-8000-000000000002',
};

export const cardOf = (word: 'bread' | 'oven', change: Partial<AskedCard> = {}): AskedCard => ({
  id: ids[word] ?? '',
  word,
  meaning: word === 'bread' ? 'ekmek' : 'fırın',
  also: word === 'bread' ? ['loaf'] : [],
  pos: 'noun',
  ipa: null,
  sentence: word === 'bread' ? { en: 'She likes warm bread.', tr: 'Sıcak ekmek sever.' } : null,
  origin: 'level',
  state: 'review',
  due: '2026-03-10T09:00:00Z',
  dueToday: false,
  note: null,
  reps: 3,
  lapses: 0,
  suspended: false,
  leech: false,
  buried: false,
  mode: 'recognise',
  gap: null,
  next: [60, 86_400, 5 * 86_400, 90 * 86_400],
  ...change,
});

export const sessionOf = (change: Partial<Session> = {}): Session => ({
  cards: [cardOf('bread'), cardOf('oven', { mode: 'recall' })],
  due: 2,
  fresh: 0,
  answeredToday: 0,
  newPerDay: 10,
  words: 2,
  nextDueAt: null,
  ...change,
});

/** Fakes a server that accepts answers. `asked` contains the requests. */
export const serveVocabulary = (session: Session = sessionOf()) => {
  const state = { session, offline: false, asked: [] as { call: string; input: unknown }[] };
  const hear = (call: string, input: unknown) => state.asked.push({ call, input });
  const graded = new Map<string, number>();
  server.use(
    answer(getVocabularySession, () => state.session),
    answer(reviewWords, (input) => {
      if (state.offline) return HttpResponse.error();
      hear('review', input);
      const cards = input.reviews.map(({ cardId, grade }) => {
        const known = state.session.cards.find(({ id }) => id === cardId) ?? cardOf('bread');
        const reps = known.reps + (graded.get(cardId) ?? 0) + 1;
        graded.set(cardId, (graded.get(cardId) ?? 0) + 1);
        return { ...known, reps, mode: 'recognise' as const, gap: null, dueToday: grade === 1 };
      });
      return { cards };
    }),
    answer(undoReview, (input) => {
      hear('undo', input);
      return { card: state.session.cards[0] ?? cardOf('bread') };
    }),
    answer(listWords, (input) => {
      hear('list', input);
      const cards = state.session.cards.filter(({ word }) => word.includes(input.search ?? ''));
      return { cards, total: cards.length, totalCapped: false, page: 0, size: 20 };
    }),
    answer(changeWord, (input) => {
      hear('change', input);
      return { card: cardOf('bread') };
    }),
    answer(setVocabularyPace, (input) => {
      hear('pace', input);
      state.session = { ...state.session, newPerDay: input.newPerDay };
      return { done: true as const };
    }),
    answer(saveWord, (input) => {
      hear('save', input);
      return { cardId: input.id, already: false };
    }),
  );
  return state;
};
