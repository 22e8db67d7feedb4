import { compareSaid, type SaidAnswer, type SaidTarget, sayIt } from '@pratik/contract/speaking';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { newId } from '../../../lib/new-id.ts';
import { useSpeechInput } from '../../../voice/use-speech-input.ts';
import { markStale } from '../speaking.queries.ts';

/** Recognised text and, if available, the learner’s recording. Both exist only in the memory of this page. */
export type Said = { answer: SaidAnswer; sound: Blob | null };

/** State of one speaking attempt: recording, recognition, and comparison with the sentence. */
export const useSaying = (target: SaidTarget, onBegin: () => void) => {
  const client = useQueryClient();
  const [said, setSaid] = useState<Said | null>(null);
  /** Recognised text that has not been compared with the sentence yet. */
  const [waiting, setWaiting] = useState<{ heard: string; error: unknown } | null>(null);
  const given = useRef<SaidAnswer | null>(null);
  /** Id of the current recording. It stays the same when the recording is sent again. */
  const saidId = useRef(newId());
  const gone = useRef<AbortController | null>(null);
  useEffect(() => () => gone.current?.abort(), []);

  const take = (answer: SaidAnswer, sound: Blob | null) => {
    setSaid({ answer, sound });
    setWaiting(null);
    markStale(client);
  };
  const compare = async (heard: string) => {
    gone.current = new AbortController();
    try {
      const { signal } = gone.current;
      take(await callApi(compareSaid, { saidId: saidId.current, target, heard }, { signal }), null);
    } catch (error) {
      setWaiting({ heard, error });
    }
  };

  const speech = useSpeechInput({
    aim: 'sentence',
    storedAs: `said ${JSON.stringify(target)}`,
    async upload(sound, signal) {
      given.current = await callApi(sayIt, { saidId: saidId.current, target }, { file: sound, signal });
      return given.current.text;
    },
    onBegin() {
      saidId.current = newId();
      given.current = null;
      setSaid(null);
      setWaiting(null);
      onBegin();
    },
    onSpeaking: () => undefined,
    onText(text, sound) {
      if (given.current && sound) take(given.current, sound);
      else void compare(text.slice(0, mostHeard));
    },
  });

  return { speech, said, waiting, retry: () => void (waiting && compare(waiting.heard)) };
};

/** Maximum number of characters of recognised text that the server accepts. */
const mostHeard = 600;

export type SayingOne = ReturnType<typeof useSaying>;
