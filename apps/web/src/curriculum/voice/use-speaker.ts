import type { Span } from '@pratik/text/sentences';
import { sentenceSpans } from '@pratik/text/sentences';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Speaker, SpeakingProblem, Spoken } from './speaker.ts';

// Loads the code of the speaker on first use.
const loadSpeaker = async (
  parts: Omit<Parameters<typeof import('./speaker.ts').createSpeaker>[0], 'source'>,
) => {
  const [{ createSpeaker }, { currentSource }] = await Promise.all([
    import('./speaker.ts'),
    import('./choose-source.ts'),
  ]);
  return createSpeaker({ ...parts, source: currentSource });
};

/**
 * Speaks texts and reports the current sentence, and the current word if the voice source reports words. Speech
 * stops when the component unmounts.
 * @param onSound called when playback of a sentence starts
 */
export const useSpeaker = (onSound?: () => void) => {
  const heard = useRef(onSound);
  heard.current = onSound;
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [error, setError] = useState<SpeakingProblem | null>(null);
  const speaker = useRef<Promise<Speaker> | null>(null);
  /** Number of calls of `stop`. Speech that was requested before the latest call is discarded. */
  const stopCount = useRef(0);

  const withSpeaker = useCallback((then: (speaker: Speaker) => void) => {
    const asked = stopCount.current;
    speaker.current ??= loadSpeaker({
      onSpoken: setSpoken,
      onError: setError,
      onSound: () => heard.current?.(),
    });
    speaker.current.then(
      (loaded) => {
        if (asked === stopCount.current) then(loaded);
      },
      () => {
        speaker.current = null;
        setError('failed');
      },
    );
  }, []);

  const stop = useCallback(() => {
    stopCount.current += 1;
    void speaker.current?.then(
      (loaded) => loaded.stop(),
      () => undefined,
    );
  }, []);
  useEffect(() => stop, [stop]);

  const say = useCallback(
    (id: string, text: string, spans: readonly Span[]) => {
      if (spans.length === 0) return;
      setError(null);
      withSpeaker((loaded) => {
        for (const span of spans) loaded.say({ id, span, text: text.slice(span.start, span.end) });
      });
    },
    [withSpeaker],
  );

  /** Speaks a whole text and cancels any speech in progress. */
  const sayOnly = useCallback(
    (id: string, text: string) => {
      stop();
      say(id, text, sentenceSpans(text));
    },
    [stop, say],
  );

  return { spoken, error, say, sayOnly, stop };
};
