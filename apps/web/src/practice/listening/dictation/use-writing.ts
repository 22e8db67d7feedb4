import { answerDictation, type DictatedSentence } from '@pratik/contract/dictation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { isConnectionProblem } from '../../../lib/api-problem.ts';
import { useWhenBack } from '../../../lib/online.ts';
import { keepText } from '../../../lib/persisted-text.ts';
import { usePersistedText } from '../../../lib/use-persisted-text.ts';
import { markListsStale, putDictation } from '../listening.queries.ts';

/**
 * State of one dictated sentence. The typed text survives a page reload and a closed tab. An answer that could not
 * be sent offline is sent when the connection returns. The server counts only the first answer.
 */
export const useWriting = (dictationId: string, { sentence }: DictatedSentence) => {
  const client = useQueryClient();
  const key = `dictation ${dictationId} ${sentence}`;
  const [words, write] = usePersistedText(key);
  const [hinted, setHinted] = useState(false);
  const sending = useMutation({
    mutationFn: (text: string) => callApi(answerDictation, { dictationId, sentence, text, hinted }),
    onSuccess: (dictation) => {
      keepText(key, null);
      putDictation(client, dictation);
      if (dictation.finished) markListsStale(client);
    },
  });
  const held = isConnectionProblem(sending.error);
  useWhenBack(() => {
    if (held) sending.mutate(sending.variables ?? words);
  });
  return {
    words,
    write,
    hinted,
    hint: () => setHinted(true),
    send: (text: string) => sending.mutate(text),
    sending: sending.isPending,
    error: sending.error,
    held,
  };
};
