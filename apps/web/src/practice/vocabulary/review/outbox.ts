import type { AskedCard, reviewWords } from '@pratik/contract/vocabulary';
import type { InputFor } from '../../../lib/api/api-client.ts';
import { isApiProblem } from '../../../lib/api/api-problem.ts';
import { createOutbox, type Outbox } from '../../../lib/offline/outbox.ts';
import { persistText, readText, recallText } from '../../../lib/storage/persisted-text.ts';
import { loadValue, saveValue } from '../../../lib/storage/storage.ts';

type Sent = InputFor<typeof reviewWords>;
export type Answer = Sent['reviews'][number];

const key = 'vocabularyanswers';
const atOnce = 100;

/**
 * Outbox for vocabulary answers that the server has not confirmed. It is in local storage, so a closed page loses no
 * answer. Each answer has an id, so that the server counts it only once.
 */
export type ReviewOutbox = Pick<Outbox<Answer, AskedCard[]>, 'add' | 'remove'> & {
  waiting(): readonly Answer[];
  /** Sends the waiting answers, oldest first, and returns the cards as updated by the server. */
  flush(): Promise<AskedCard[]>;
};

type Send = (input: Sent) => Promise<{ cards: AskedCard[] }>;

export const createReviewOutbox = (subject: string, send: Send): ReviewOutbox => {
  const outbox = createOutbox<Answer, AskedCard[]>({
    storage: {
      read: () => fromWords(loadValue(key, subject) ?? ''),
      write: (answers) => saveValue(key, subject, toWords(answers)),
      forget: ({ id }) => persistText(typedKey(id), null),
    },
    batch: atOnce,
    send: async (answers) => {
      const reviews = await Promise.all(answers.map(withTyped));
      return (await send({ sentAt: new Date().toISOString(), reviews })).cards;
    },
    afterError: (error) => (isApiProblem(error, 'validation') ? 'drop' : 'wait'),
  });
  return {
    add(answer) {
      if (answer.typed) persistText(typedKey(answer.id), answer.typed);
      outbox.add(answer);
    },
    remove: outbox.remove,
    waiting: () => outbox.entries().map(({ item }) => item),
    async flush() {
      // The server returns a card twice if it was answered twice. Only its latest state is used.
      const cards = (await outbox.flush()).flat();
      return [...new Map(cards.map((card) => [card.id, card])).values()];
    },
  };
};

/**
 * Returns the storage key of a typed text. The text has its own key, because an encoded answer consists of exactly
 * five words.
 */
const typedKey = (id: string): string => `vocabulary typed ${id}`;

/** Adds the stored typed text to an answer after a page reload or a closed tab. */
const withTyped = async (answer: Answer): Promise<Answer> => {
  if (answer.typed || answer.mode === 'recognise') return answer;
  const typed = readText(typedKey(answer.id)) ?? (await recallText(typedKey(answer.id)));
  return typed ? { ...answer, typed } : answer;
};

/** Encodes each answer as five words: both ids without dashes, grade, mode, and time in milliseconds. */
const toWords = (answers: readonly Answer[]): string =>
  answers
    .map(({ id, cardId, grade, mode, at }) =>
      [id.replaceAll('-', ''), cardId.replaceAll('-', ''), grade, mode, Date.parse(at)].join(' '),
    )
    .join(' ');

const stored = /([0-9a-f]{32}) ([0-9a-f]{32}) ([1-4]) (recognise|recall|fill) (\d{1,15})/g;

const fromWords = (words: string): Answer[] =>
  [...words.matchAll(stored)].map(([, id = '', cardId = '', grade, mode, at]) => ({
    id: dashed(id),
    cardId: dashed(cardId),
    grade: Number(grade) as Answer['grade'],
    mode: mode as Answer['mode'],
    at: new Date(Number(at)).toISOString(),
  }));

const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
