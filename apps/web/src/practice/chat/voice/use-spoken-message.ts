import type { Meter } from '@pratik/contract/chat';
import { transcribe } from '@pratik/contract/voice';
import { useCallback, useRef } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import type { Upload } from '../../../voice/speech-session.ts';
import { reportTimes } from './report-times.ts';

/** What is said for a message of a conversation: written down, its time counted, its recordings known until it is sent. */
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
      const { text, meter, stored: id } = await callApi(transcribe, { conversationId, sound }, { signal });
      reportTimes({ ...(prepare === null ? {} : { prepare }), written: performance.now() - begun });
      latest.current(meter);
      if (id) stored.current.push(id);
      return text;
    },
    [conversationId],
  );
  return {
    upload,
    /** The last word was said: from here on somebody waits. */
    onEnd: useCallback(() => {
      ended.current = performance.now();
    }, []),
    /** The recordings of what is being sent. */
    takePersisted: useCallback(() => stored.current.splice(0), []),
  };
};
