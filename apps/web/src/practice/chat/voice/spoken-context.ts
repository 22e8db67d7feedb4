import { createContext, useContext } from 'react';
import type { Spoken } from '../../../curriculum/voice/speaker.ts';

export type Hearing = {
  spoken: Spoken | null;
  /** Plays a turn, or stops it if it is already playing. */
  toggle(turnId: string, text: string): void;
};

/** Context with which components play turns. Null when no voice is available. */
export const HearingContext = createContext<Hearing | null>(null);

/** Returns the part of a turn that is being played, or null. */
export const useSpoken = (turnId: string | null): Spoken | null => {
  const spoken = useContext(HearingContext)?.spoken ?? null;
  return spoken?.id === turnId ? spoken : null;
};

export const useHearing = (): Hearing | null => useContext(HearingContext);
