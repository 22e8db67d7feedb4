import type { AskedCard, reviewWords } from '@pratik/contract/vocabulary';
import type { InputFor } from '../../../lib/api-client.ts';
import { isApiProblem } from '../../../lib/api-problem.ts';
import { keepText, readText, recallText } from '../../../lib/persisted-text.ts';
import { loadValue, saveValue } from '../../../lib/storage.ts';

type Sent = InputFor<typeof reviewWords>;
export type Answer = Sent['reviews'][number];

const key = 'vocabularyanswers';
const atOnce = 100;

/**
 * Answers that the server has not confirmed. They are stored in the browser until then, so that a lost connection
 * or a closed page loses none; the server uses their ids to count each answer once.
 */
export type Outbox = {
  add(answer: Answer): void;
  /** Removes an answer; returns false when it has already been sent. */
  remove(id: string): boolean;
  waiting(): readonly Answer[];
  /** Sends the waiting answers, oldest first; concurrent calls share one run. Returns the updated cards. */
  flush(): Promise<AskedCard[]>;
};

type Send = (input: Sent) => Promise<{ cards: AskedCard[] }>;

export const createOutbox = (subject: string, send: Send): Outbox => {
  let inMemory: readonly Answer[] = [];
  let flushing: Promise<AskedCard[]> | null = null;

  const waiting = (): readonly Answer[] => {
    const known = new Set(inMemory.map(({ id }) => id));
    const stored = fromWords(loadValue(key, subject) ?? '').filter(({ id }) => !known.has(id));
    return [...stored, ...inMemory];
  };
  const keep = (answers: readonly Answer[]): void => {
    inMemory = answers;
    saveValue(key, subject, toWords(answers));
  };
  const without = (ids: ReadonlySet<string>) => {
    keep(waiting().filter(({ id }) => !ids.has(id)));
    for (const id of ids) keepText(typedKey(id), null);
  };

  const sendAll = async (): Promise<AskedCard[]> => {
    const cards = new Map<string, AskedCard>();
    for (let batch = waiting().slice(0, atOnce); batch.length > 0; batch = waiting().slice(0, atOnce)) {
      const ids = new Set(batch.map(({ id }) => id));
      const reviews = await Promise.all(batch.map(withTyped));
      const answer = await send({ sentAt: new Date().toISOString(), reviews }).catch((error: unknown) => {
        // A rejected answer must not block the answers after it.
        if (isApiProblem(error, 'validation')) without(ids);
        throw error;
      });
      without(ids);
      for (const card of answer.cards) cards.set(card.id, card);
    }
    return [...cards.values()];
  };

  return {
    add(answer) {
      if (answer.typed) keepText(typedKey(answer.id), answer.typed);
      keep([...waiting(), answer]);
    },
    remove(id) {
      const there = waiting().some((answer) => answer.id === id);
      without(new Set([id]));
      return there;
    },
    waiting,
    flush() {
      flushing ??= sendAll().finally(() => {
        flushing = null;
      });
      return flushing;
    },
  };
};

/** Typed text is stored like a draft, because the five-word format of an answer has no room for it. */
const typedKey = (id: string): string => `vocabulary typed ${id}`;

/** Restores the typed text of an answer after a reload or a closed tab. */
const withTyped = async (answer: Answer): Promise<Answer> => {
  if (answer.typed || answer.mode === 'recognise') return answer;
  const typed = readText(typedKey(answer.id)) ?? (await recallText(typedKey(answer.id)));
  return typed ? { ...answer, typed } : answer;
};

/** Encodes an answer as five words: both ids without dashes, the grade, the mode, and the time in milliseconds. */
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
