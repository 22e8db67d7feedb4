import { answerDictation, type DictatedSentence } from '@pratik/contract/dictation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { newId } from '../../../lib/new-id.ts';
import { hasShape } from '../../../lib/offline/outbox-text.ts';
import { useAnswerOutbox } from '../../../lib/offline/use-answer-outbox.ts';
import { persistText } from '../../../lib/storage/persisted-text.ts';
import { usePersistedText } from '../../../lib/storage/use-persisted-text.ts';
import { markListsStale, putDictation } from '../listening.queries.ts';

type Written = { readonly id: string; readonly text: string; readonly hinted: boolean };

const isWritten = (value: unknown): value is Written =>
  hasShape(value, { id: 'string', text: 'string', hinted: 'boolean' });

/**
 * State of one dictated sentence. Typed text survives a page reload, and an answer that was given offline is sent
 * later. The server counts only the first answer.
 */
export const useWriting = (dictationId: string, { sentence }: DictatedSentence) => {
  const client = useQueryClient();
  const key = `dictation ${dictationId} ${sentence}`;
  const [words, write] = usePersistedText(key);
  const [hinted, setHinted] = useState(false);
  const { send, ...state } = useAnswerOutbox<Written>({
    key: `${key} answer`,
    isItem: isWritten,
    deliver: async ({ text, hinted }) => {
      const dictation = await callApi(answerDictation, { dictationId, sentence, text, hinted });
      persistText(key, null);
      putDictation(client, dictation);
      if (dictation.finished) markListsStale(client);
    },
  });
  return {
    words,
    write,
    hinted,
    hint: () => setHinted(true),
    send: (text: string) => send({ id: newId(), text, hinted }),
    ...state,
  };
};
