import { type AskedCard, changeWord, type Grade, undoReview } from '@pratik/contract/vocabulary';
import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { isConnectionProblem } from '../../../lib/api/api-problem.ts';
import { newId } from '../../../lib/new-id.ts';
import { useWhenBack } from '../../../lib/offline/online.ts';
import type { ReviewOutbox } from './outbox.ts';

type Given = { reviewId: string; card: AskedCard; grade: Grade };

/**
 * State of a review session: the current card, the given answers, and undo. Answers given offline are sent later. A
 * card that is due again today returns at the end of the queue.
 */
export const useReviewing = (cards: readonly AskedCard[], outbox: ReviewOutbox) => {
  const [queue, setQueue] = useState(cards);
  const [given, setGiven] = useState<readonly Given[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [leech, setLeech] = useState<AskedCard | null>(null);
  const taken = useRef(new Set<string>());

  const send = async () => {
    try {
      const back = await outbox.flush();
      setError(null);
      // Stores the card that has just become a leech, so that the page can show a notice.
      setLeech((before) => back.find((card) => card.leech) ?? before);
      setQueue((now) => {
        const waiting = new Set(outbox.waiting().map(({ cardId }) => cardId));
        const again = back.filter(
          (card) =>
            card.dueToday &&
            !card.suspended &&
            !waiting.has(card.id) &&
            !now.some(({ id }) => id === card.id),
        );
        return [...now, ...again];
      });
    } catch (problem) {
      setError(problem);
    }
  };

  useWhenBack(() => {
    if (outbox.waiting().length > 0) void send();
  });

  const [card] = queue;
  const last = given.at(-1);

  const undo = async () => {
    if (!last || busy) return;
    setBusy(true);
    taken.current.clear();
    try {
      // Waiting answers are sent before the undo request. If the device is offline, undo only removes the last answer
      // from the outbox.
      await outbox.flush().catch(() => null);
      const wasUnsent = outbox.remove(last.reviewId);
      const before = wasUnsent ? last.card : (await callApi(undoReview, { reviewId: last.reviewId })).card;
      setQueue((now) => [before, ...now.filter(({ id }) => id !== before.id)]);
      setGiven((now) => now.slice(0, -1));
      setLeech((now) => (now?.id === before.id ? null : now));
      setError(null);
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };

  /** Changes a card on the server. Returns whether the change succeeded. */
  const change = async (cardId: string, to: 'bury' | 'unbury' | 'resume'): Promise<boolean> => {
    setBusy(true);
    try {
      await callApi(changeWord, { cardId, change: to });
      setError(null);
      return true;
    } catch (problem) {
      setError(problem);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    card,
    ...leftIn(queue, new Set(given.map((one) => one.card.id))),
    answered: given.length,
    outcome: outcomeOf(given),
    busy,
    canUndo: last !== undefined && !busy,
    /** The card that has just become a leech and was suspended, or null. */
    leech,
    takeBack: async () => {
      if (leech && (await change(leech.id, 'resume'))) setLeech(null);
    },
    /**
     * Postpones the current card until tomorrow. Returns a function that undoes this, or null if the request failed.
     */
    bury: async (): Promise<(() => Promise<void>) | null> => {
      if (!card || busy || !(await change(card.id, 'bury'))) return null;
      setQueue((now) => now.filter(({ id }) => id !== card.id));
      return async () => {
        if (await change(card.id, 'unbury')) setQueue((now) => [card, ...now]);
      };
    },
    answer: (grade: Grade, typed?: string) => {
      if (!card) return;
      const showing = `${card.id} ${given.length}`;
      // A shown card can be answered only once, so that a held key or a double tap does not answer the next card.
      if (taken.current.has(showing)) return;
      taken.current.add(showing);
      const reviewId = newId();
      const { id: cardId, mode } = card;
      outbox.add({
        id: reviewId,
        cardId,
        grade,
        mode,
        at: new Date().toISOString(),
        ...(typed ? { typed } : {}),
      });
      setGiven([...given, { reviewId, card, grade }]);
      setQueue(queue.slice(1));
      void send();
    },
    undo: () => void undo(),
    resend: () => void send(),
    /** Whether answers wait until the device is online. */
    offline: isConnectionProblem(error),
    error: isConnectionProblem(error) ? null : error,
  };
};

/** Returns the number of words not asked yet in this session, and the number of words that will be asked again. */
export const leftIn = (
  queue: readonly Pick<AskedCard, 'id'>[],
  answered: ReadonlySet<string>,
): { remaining: number; again: number } => {
  const remaining = queue.filter(({ id }) => !answered.has(id)).length;
  return { remaining, again: queue.length - remaining };
};

/**
 * Returns the result of a session: the number of distinct words, how many were known at the first attempt, and the
 * forgotten cards.
 */
export const outcomeOf = (
  given: readonly Pick<Given, 'card' | 'grade'>[],
): { words: number; known: number; forgotten: AskedCard[] } => {
  const first = new Map<string, Pick<Given, 'card' | 'grade'>>();
  for (const one of given) if (!first.has(one.card.id)) first.set(one.card.id, one);
  const forgotten = new Map(
    given.filter(({ grade }) => grade === 1).map(({ card }) => [card.id, card] as const),
  );
  return {
    words: first.size,
    known: [...first.values()].filter(({ grade }) => grade > 1).length,
    forgotten: [...forgotten.values()],
  };
};

export type Reviewing = ReturnType<typeof useReviewing>;
