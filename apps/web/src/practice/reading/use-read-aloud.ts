import { useCallback, useEffect, useRef, useState } from 'react';
import { hush, say, useEnglishVoice, type Variety } from '../../curriculum/english-voice.ts';
import { loadValue, saveValue } from '../../lib/storage.ts';

export const speeds = [0.6, 0.75, 0.85, 1, 1.1, 1.25] as const;

const key = 'readingspeed';
/** The speed belongs to the device, as the voice does. */
const subject = 'device';

/** Kept as hundredths: only letters and digits are ever stored (SPECIFICATION §5). */
const loadSpeed = (): number => {
  const kept = Number(loadValue(key, subject)) / 100;
  return speeds.find((speed) => speed === kept) ?? 1;
};

/**
 * Reads sentences aloud one by one with the device's own voice. A pause keeps the sentence, from whose beginning it
 * goes on: browsers differ in how they pause within one.
 */
export const useReadAloud = (sentences: readonly string[], variety: Variety, first: number) => {
  const voice = useEnglishVoice(variety);
  const [speed, setSpeedState] = useState(loadSpeed);
  const [current, setCurrent] = useState(first);
  const [playing, setPlaying] = useState(false);
  const [begun, setBegun] = useState(false);
  const [failed, setFailed] = useState(false);
  /** Told apart from what was said before it: that ends with events of its own. */
  const saying = useRef<SpeechSynthesisUtterance | null>(null);

  const stop = useCallback(() => {
    if (saying.current === null) return;
    saying.current = null;
    setPlaying(false);
    hush();
  }, []);

  const playFrom = useCallback(
    (index: number, rate: number) => {
      const sentence = sentences[index];
      if (!voice || sentence === undefined) return;
      setFailed(false);
      setPlaying(true);
      setBegun(true);
      setCurrent(index);
      const utterance = say(sentence, voice, rate);
      saying.current = utterance;
      const isOver = (how: 'end' | 'error', reason?: string) => {
        if (saying.current !== utterance) return;
        if (how === 'end' && index + 1 < sentences.length) {
          playFrom(index + 1, rate);
          return;
        }
        saying.current = null;
        setPlaying(false);
        if (how === 'end') {
          setCurrent(0);
          setBegun(false);
        }
        // Something else was said meanwhile, such as a tapped word: that is no failure.
        else if (reason !== 'interrupted' && reason !== 'canceled') setFailed(true);
      };
      utterance.onend = () => isOver('end');
      utterance.onerror = ({ error }) => isOver('error', error);
    },
    [sentences, voice],
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
    if (playing) playFrom(target, speed);
    else {
      setBegun(true);
      setCurrent(target);
    }
  };
  const setSpeed = (next: number) => {
    saveValue(key, subject, String(Math.round(next * 100)));
    setSpeedState(next);
    if (playing) playFrom(current, next);
  };

  return {
    hasVoice: voice !== null,
    playing,
    failed,
    /** The sentence said now, or that will be said next; null before the first and after the last. */
    marked: begun ? current : null,
    current,
    speed,
    setSpeed,
    goTo,
    toggle: () => (playing ? stop() : playFrom(current, speed)),
    stop,
  };
};

export type ReadAloud = ReturnType<typeof useReadAloud>;
