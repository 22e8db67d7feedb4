import { useCallback, useEffect, useRef, useState } from 'react';
import type { Variety } from '../english-voice.ts';
import { speakAlone } from './one-at-a-time.ts';

const quiet = (): void => undefined;

/**
 * Speaks one word with the selected voice and cancels any speech in progress. `failed` is true if every voice
 * source failed.
 */
export const useSayOnce = (variety: Variety = 'british') => {
  const [failed, setFailed] = useState(false);
  const saying = useRef<AbortController | null>(null);
  const stop = useCallback(() => saying.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const say = (text: string): void => {
    stop();
    speakAlone(stop);
    const mine = new AbortController();
    saying.current = mine;
    setFailed(false);
    // Loads the code of the voice sources on first use.
    void import('./choose-source.ts')
      .then(({ currentSource }) => currentSource(variety))
      .then((source) => (mine.signal.aborted ? undefined : source.play(text, mine.signal, quiet, quiet)))
      .catch(() => setFailed(!mine.signal.aborted));
  };
  return { say, failed };
};
