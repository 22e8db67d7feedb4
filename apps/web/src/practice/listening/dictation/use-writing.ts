import { answerDictation, type DictatedSentence } from '@pratik/contract/dictation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { isConnectionProblem } from '../../../lib/api-problem.ts';
import { markListsStale, putDictation } from '../listening.queries.ts';
import { keepWords, keptWords, recallWords } from './kept-words.ts';

/**
 * Writing one sentence down. What was typed outlives a reload and a closed tab; what the lost connection held back is sent when it is
 * there again. The server counts the first answer, so nothing is counted twice.
 */
export const useWriting = (dictationId: string, { sentence }: DictatedSentence) => {
  const client = useQueryClient();
  const [words, setWords] = useState(() => keptWords(dictationId, sentence));
  useEffect(() => {
    // What was typed meanwhile stands.
    void recallWords(dictationId, sentence).then((left) => setWords((typed) => typed || left));
  }, [dictationId, sentence]);
  const [hinted, setHinted] = useState(false);
  const sending = useMutation({
    mutationFn: (text: string) => callApi(answerDictation, { dictationId, sentence, text, hinted }),
    onSuccess: (dictation) => {
      keepWords(dictationId, sentence, '');
      putDictation(client, dictation);
      if (dictation.finished) markListsStale(client);
    },
  });
  const held = isConnectionProblem(sending.error);
  const sendHeld = useEffectEvent(() => {
    if (held) sending.mutate(sending.variables ?? words);
  });
  useEffect(() => {
    const onOnline = () => sendHeld();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return {
    words,
    write: (next: string) => {
      setWords(next);
      keepWords(dictationId, sentence, next);
    },
    hinted,
    hint: () => setHinted(true),
    send: (text: string) => sending.mutate(text),
    sending: sending.isPending,
    error: sending.error,
    held,
  };
};
