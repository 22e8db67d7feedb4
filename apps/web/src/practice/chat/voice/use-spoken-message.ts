import type { Meter } from '@pratik/contract/chat';
import { transcribe } from '@pratik/contract/voice';
import { useCallback, useRef } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import type { Upload } from '../../../voice/speech-session.ts';
import { reportTimes } from './report-times.ts';

/**
 * Transcribes speech for a message, counts the speaking time, and stores the ids of the recordings until the message
 * is sent.
 */
export const useSpokenMessage = (conversationId: string, onMeter: (meter: Meter) => void) => {
  const stored = useRef<string[]>([]);
  const ended = useRef<number | null>(null);
  const latest = useRef(onMeter);
  latest.current = onMeter;

  const upload: Upload = useCallback(
    async (sound, signal) => {
      const begun = performance.now();
      const prepare = ended.current === null ? null : begun - ended.current;
      ended.current = null;
      const {
        text,
        meter,
        stored: id,
      } = await callApi(transcribe, { conversationId }, { file: sound, signal });
      reportTimes({ ...(prepare === null ? {} : { prepare }), written: performance.now() - begun });
      latest.current(meter);
      if (id) stored.current.push(id);
      return text;
    },
    [conversationId],
  );
  return {
    upload,
    /** Is called when the learner stops speaking. The measurement of the waiting time starts here. */
    onEnd: useCallback(() => {
      ended.current = performance.now();
    }, []),
    /** Returns and clears the ids of the recordings that belong to the message being sent. */
    takePersisted: useCallback(() => stored.current.splice(0), []),
  };
};
