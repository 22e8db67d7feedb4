import type { ListeningAudio } from '@pratik/contract/listening';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sentenceAt, sentenceBack } from './place.ts';
import { loadSpeed, saveSpeed } from './speed.ts';

/** Between looks at where the sound is; pauses between sentences are five times as long. */
const lookEveryMs = 60;
/** A sentence is let fade before it is stopped or said again. */
const fade = 0.12;

/** What is played: on from here, one sentence over and over, or one sentence only. */
type Mode = { kind: 'on' } | { kind: 'repeat' | 'only'; sentence: number };

/**
 * Plays a recording whose sentences are known: to and fro by sentences, one again and again, one alone, at one's own
 * speed with the pitch kept.
 */
export const usePlayer = (audio: ListeningAudio | null, first = 0) => {
  const [element] = useState(() => {
    const made = new Audio();
    made.preload = 'auto';
    made.preservesPitch = true;
    return made;
  });
  const sentences = useMemo(() => audio?.sentences ?? [], [audio]);
  const [playing, setPlaying] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [failed, setFailed] = useState(false);
  const [time, setTime] = useState(0);
  const [begun, setBegun] = useState(first > 0);
  const [speed, setSpeedState] = useState(loadSpeed);
  const [repeats, setRepeats] = useState(false);
  const mode = useRef<Mode>({ kind: 'on' });
  /** Where to begin once the sound is there. */
  const startAt = useRef(first);

  const url = audio?.url;
  useEffect(() => {
    if (url === undefined) return;
    const from = sentences[startAt.current]?.from ?? 0;
    element.src = url;
    element.load();
    if (startAt.current > 0) element.currentTime = from;
    setTime(startAt.current > 0 ? from : 0);
    setFailed(false);
    setWaiting(false);
  }, [element, url, sentences]);

  useEffect(() => {
    element.playbackRate = speed;
    element.defaultPlaybackRate = speed;
  }, [element, speed]);

  useEffect(() => {
    const on = (name: string, then: () => void) => {
      element.addEventListener(name, then);
      return () => element.removeEventListener(name, then);
    };
    const offs = [
      on('play', () => setPlaying(true)),
      on('pause', () => setPlaying(false)),
      on('waiting', () => setWaiting(true)),
      on('playing', () => setWaiting(false)),
      on('canplay', () => setWaiting(false)),
      on('seeked', () => setTime(element.currentTime)),
      on('ended', () => {
        setPlaying(false);
        setTime(element.currentTime);
      }),
      on('error', () => {
        setPlaying(false);
        setWaiting(false);
        setFailed(true);
      }),
    ];
    return () => {
      for (const off of offs) off();
      element.pause();
      element.removeAttribute('src');
    };
  }, [element]);

  const look = useCallback(() => {
    const now = element.currentTime;
    setTime(now);
    const { current } = mode;
    if (current.kind === 'on') return;
    const { from, to } = sentences[current.sentence] ?? { from: 0, to: Number.POSITIVE_INFINITY };
    if (now < to + fade) return;
    if (current.kind === 'repeat') element.currentTime = from;
    else element.pause();
  }, [element, sentences]);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [playing, look]);

  const play = (rate = speed) => {
    setBegun(true);
    element.playbackRate = rate;
    // A browser that will not play says so by the error event as well; a pause meanwhile is no failure.
    element.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    });
  };
  const seek = (seconds: number) => {
    element.currentTime = seconds;
    setTime(seconds);
    setBegun(true);
  };
  const current = sentenceAt(sentences, time);
  const goTo = (sentence: number) => {
    const target = Math.min(Math.max(0, sentence), Math.max(0, sentences.length - 1));
    mode.current = repeats ? { kind: 'repeat', sentence: target } : { kind: 'on' };
    seek(sentences[target]?.from ?? 0);
  };

  return {
    ready: audio !== null,
    playing,
    /** The sound has not come yet though it should be heard. */
    waiting: waiting && playing,
    failed,
    time,
    seconds: audio?.seconds ?? 0,
    current,
    /** The sentence heard now, or the next to be; null before the first was. */
    marked: begun ? current : null,
    speed,
    repeats,
    setSpeed: (next: number) => {
      saveSpeed(next);
      setSpeedState(next);
    },
    setRepeats: (on: boolean) => {
      setRepeats(on);
      mode.current = on ? { kind: 'repeat', sentence: current } : { kind: 'on' };
    },
    toggle: () => {
      if (playing) {
        element.pause();
        return;
      }
      if (mode.current.kind === 'only')
        mode.current = repeats ? { kind: 'repeat', sentence: current } : { kind: 'on' };
      play();
    },
    seek: (seconds: number) => {
      mode.current = repeats ? { kind: 'repeat', sentence: sentenceAt(sentences, seconds) } : { kind: 'on' };
      seek(seconds);
    },
    goTo,
    back: () => goTo(sentenceBack(sentences, element.currentTime)),
    forward: () => goTo(current + 1),
    /** One sentence from its beginning to its end; `rate` for this time only. */
    playOnly: (sentence: number, rate = speed) => {
      mode.current = { kind: 'only', sentence };
      seek(sentences[sentence]?.from ?? 0);
      play(rate);
    },
    stop: () => element.pause(),
    /** Fetches the sound once more from where it was. */
    reload: () => {
      startAt.current = current;
      setFailed(false);
      element.load();
      seek(sentences[current]?.from ?? 0);
    },
  };
};

export type Player = ReturnType<typeof usePlayer>;
