import { type AskedCard, answerExtra } from '@pratik/contract/vocabulary';
import { useEffect, useEffectEvent, useState } from 'react';
import { callApi, type InputFor } from '../../../lib/api/api-client.ts';
import { worthRetrying } from '../../../lib/api/query-client.ts';
import { sayFinished } from '../../../lib/finished.ts';
import { newId } from '../../../lib/new-id.ts';
import { useWhenBack } from '../../../lib/offline/online.ts';
import { createOutbox, type Outbox } from '../../../lib/offline/outbox.ts';
import { hasShape, textStorage } from '../../../lib/offline/outbox-text.ts';
import { leftIn } from '../review/use-reviewing.ts';

type Answer = InputFor<typeof answerExtra>;

const isAnswer = (value: unknown): value is Answer =>
  hasShape(value, { id: 'string', cardId: 'string', known: 'boolean' });

/** Creates the outbox for answers of extra practice that the server has not confirmed yet. */
const createExtraOutbox = (): Outbox<Answer, unknown> =>
  createOutbox({
    storage: textStorage('vocabulary extra', isAnswer),
    send: async ([answer]) => answer && callApi(answerExtra, answer),
    afterError: (error) => (worthRetrying(error) ? 'wait' : 'drop'),
  });

/** State of extra practice. Unknown cards are repeated at the end, and answers given offline are sent later. */
export const useExtra = (cards: readonly AskedCard[]) => {
  const [queue, setQueue] = useState(cards);
  const [missed, setMissed] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(0);
  const [paused, setPaused] = useState(false);
  const [outbox] = useState(createExtraOutbox);

  const send = () =>
    outbox.flush().then(
      () => setPaused(false),
      (error: unknown) => setPaused(worthRetrying(error)),
    );
  useWhenBack(() => void send());
  const sendLeft = useEffectEvent(() => void send());
  useEffect(() => {
    // Loads answers that remained unsent when the page was closed or reloaded.
    void outbox.recall().then(() => sendLeft());
  }, [outbox]);

  const [card] = queue;
  return {
    card,
    asked,
    ...leftIn(queue, missed),
    known: cards.length - missed.size,
    paused,
    answer: (known: boolean) => {
      if (!card) return;
      outbox.add({ id: newId(), cardId: card.id, known });
      setQueue(known ? queue.slice(1) : [...queue.slice(1), card]);
      if (!known) setMissed(new Set([...missed, card.id]));
      setAsked(asked + 1);
      void send();
      if (known && queue.length === 1) sayFinished();
    },
  };
};
