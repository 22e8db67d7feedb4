import { useCallback, useEffect, useRef, useState } from 'react';
import type { Variety } from '../english-voice.ts';
import { speakAlone } from '../voice/one-at-a-time.ts';
import { changeVoice, useVoiceChoice } from '../voice/voice-choice.ts';

const quiet = (): void => undefined;

/**
 * Reads sentences aloud one by one with the voice chosen in the profile. After a pause, playback restarts at the
 * beginning of the sentence, because not all browsers can pause within a sentence.
 */
export const useReadAloud = (sentences: readonly string[], variety: Variety, first: number) => {
  const { speed } = useVoiceChoice();
  const [current, setCurrent] = useState(first);
  const [playing, setPlaying] = useState(false);
  const [begun, setBegun] = useState(false);
  const [failed, setFailed] = useState(false);
  const reading = useRef<AbortController | null>(null);

  const stop = useCallback(() => {
    if (reading.current === null) return;
    reading.current.abort();
    reading.current = null;
    setPlaying(false);
  }, []);

  const playFrom = useCallback(
    async (index: number) => {
      reading.current?.abort();
      const mine = new AbortController();
      reading.current = mine;
      speakAlone(stop);
      setFailed(false);
      setPlaying(true);
      setBegun(true);
      const isOver = (how: 'end' | 'failed') => {
        if (mine.signal.aborted) return;
        reading.current = null;
        setPlaying(false);
        setFailed(how === 'failed');
        if (how === 'failed') return;
        setCurrent(0);
        setBegun(false);
      };
      try {
        const { currentSource } = await import('../voice/choose-source.ts');
        const source = await currentSource(variety);
        for (const [at, sentence] of [...sentences.entries()].slice(index)) {
          if (mine.signal.aborted) return;
          setCurrent(at);
          const heard = source.play(sentence, mine.signal, quiet, quiet);
          const next = sentences[at + 1];
          if (next !== undefined) source.prepare(next);
          await heard;
        }
        isOver('end');
      } catch {
        isOver('failed');
      }
    },
    [sentences, variety, stop],
  );

  useEffect(() => {
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);

  const goTo = (index: number) => {
    const target = Math.min(Math.max(0, index), sentences.length - 1);
    setCurrent(target);
    setBegun(true);
    if (playing) void playFrom(target);
  };
  const setSpeed = (next: number) => {
    changeVoice({ speed: next });
    if (playing) void playFrom(current);
  };

  return {
    playing,
    failed,
    /** Index of the sentence to highlight, or null before playback has started and after it has ended. */
    marked: begun ? current : null,
    current,
    speed,
    setSpeed,
    goTo,
    toggle: () => (playing ? stop() : void playFrom(current)),
    stop,
  };
};

export type ReadAloud = ReturnType<typeof useReadAloud>;
