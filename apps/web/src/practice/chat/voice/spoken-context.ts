import { createContext, useContext } from 'react';
import type { Spoken } from '../../../curriculum/voice/speaker.ts';

export type Hearing = {
  spoken: Spoken | null;
  /** Plays a turn, or stops it when it is playing. */
  toggle(turnId: string, text: string): void;
};

/** Null when no voice is available. */
export const HearingContext = createContext<Hearing | null>(null);

/** The part of a turn that is playing. */
export const useSpoken = (turnId: string | null): Spoken | null => {
  const spoken = useContext(HearingContext)?.spoken ?? null;
  return spoken?.id === turnId ? spoken : null;
};

export const useHearing = (): Hearing | null => useContext(HearingContext);
