import { getRecording } from '@pratik/contract/voice-recordings';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../lib/api/api-client.ts';

/** Plays a stored recording of the user. The recording is fetched only when the user plays it. */
export const useOwnSound = (id: string) => {
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const play = async (): Promise<void> => {
    const audio = new Audio();
    let left = false;
    let url = '';
    stop.current = () => {
      left = true;
      stop.current = null;
      audio.pause();
      URL.revokeObjectURL(url);
      setPlaying(false);
    };
    setPlaying(true);
    setFailed(false);
    try {
      const { type, sound } = await callApi(getRecording, { id });
      if (left) return;
      const bytes = Uint8Array.from(atob(sound), (letter) => letter.charCodeAt(0));
      url = URL.createObjectURL(new Blob([bytes], { type }));
      audio.src = url;
      audio.addEventListener('ended', () => stop.current?.());
      await audio.play();
    } catch {
      if (left) return;
      stop.current?.();
      setFailed(true);
    }
  };
  return { playing, failed, toggle: () => (stop.current ? stop.current() : void play()) };
};
