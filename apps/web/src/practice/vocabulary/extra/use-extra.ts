import { type AskedCard, answerExtra } from '@pratik/contract/vocabulary';
import { useRef, useState } from 'react';
import { callApi, type InputFor } from '../../../lib/api-client.ts';
import { isConnectionProblem } from '../../../lib/api-problem.ts';
import { sayFinished } from '../../../lib/finished.ts';
import { newId } from '../../../lib/new-id.ts';
import { useWhenBack } from '../../../lib/online.ts';
import { leftIn } from '../review/use-reviewing.ts';

type Answer = InputFor<typeof answerExtra>;

/** State of extra practice: unknown cards are asked again at the end; answers wait while offline. */
export const useExtra = (cards: readonly AskedCard[]) => {
  const [queue, setQueue] = useState(cards);
  const [missed, setMissed] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(0);
  const [held, setPaused] = useState(false);
  const waiting = useRef<Answer[]>([]);
  const sending = useRef(false);

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      for (let [next] = waiting.current; next; [next] = waiting.current) {
        await callApi(answerExtra, next);
        waiting.current.shift();
      }
      setPaused(false);
    } catch (error) {
      setPaused(isConnectionProblem(error));
      // A rejected answer must not block the answers after it.
      if (!isConnectionProblem(error)) waiting.current.shift();
    } finally {
      sending.current = false;
    }
  };
  useWhenBack(() => void send());

  const [card] = queue;
  return {
    card,
    asked,
    ...leftIn(queue, missed),
    known: cards.length - missed.size,
    held,
    answer: (known: boolean) => {
      if (!card) return;
      waiting.current.push({ id: newId(), cardId: card.id, known });
      setQueue(known ? queue.slice(1) : [...queue.slice(1), card]);
      if (!known) setMissed(new Set([...missed, card.id]));
      setAsked(asked + 1);
      void send();
      if (known && queue.length === 1) sayFinished();
    },
  };
};
