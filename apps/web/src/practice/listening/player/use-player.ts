import type { ListeningAudio } from '@pratik/contract/listening';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sentenceAt, sentenceBack } from './place.ts';
import { loadSpeed, saveSpeed } from './speed.ts';

/**
 * Interval in milliseconds at which the playback position is read. It is a fifth of the silence between two
 * sentences, so no end of a sentence is missed.
 */
const lookEveryMs = 60;
/** Seconds after the end of a sentence at which playback stops or repeats, so that the last sound is not cut off. */
const fade = 0.12;

/** Playback mode: `on` plays continuously, `repeat` repeats one sentence, and `only` plays one sentence once. */
type Mode = { kind: 'on' } | { kind: 'repeat' | 'only'; sentence: number };

/** Plays a recording whose sentence positions are known, continuously or by sentence. */
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
  /** Index of the sentence at which playback starts once the audio is loaded. */
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
    // An `AbortError` means that playback was paused, so it is not a failure.
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
    /** Whether playback waits for audio data. */
    waiting: waiting && playing,
    failed,
    time,
    seconds: audio?.seconds ?? 0,
    current,
    /** Index of the sentence to highlight, or null before playback has started. */
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
    /** Plays one sentence once, at the given speed. */
    playOnly: (sentence: number, rate = speed) => {
      mode.current = { kind: 'only', sentence };
      seek(sentences[sentence]?.from ?? 0);
      play(rate);
    },
    stop: () => element.pause(),
    /** Reloads the audio and continues from the current sentence. */
    reload: () => {
      startAt.current = current;
      setFailed(false);
      element.load();
      seek(sentences[current]?.from ?? 0);
    },
  };
};

export type Player = ReturnType<typeof usePlayer>;
