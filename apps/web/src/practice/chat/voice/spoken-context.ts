import { createContext, useContext } from 'react';
import type { Spoken } from '../../../curriculum/voice/speaker.ts';

export type Hearing = {
  spoken: Spoken | null;
  /** Says a turn, or falls silent when it is being said. */
  toggle(turnId: string, text: string): void;
};

/** Absent where nothing can be heard. */
export const HearingContext = createContext<Hearing | null>(null);

/** What of a turn is being said. */
export const useSpoken = (turnId: string | null): Spoken | null => {
  const spoken = useContext(HearingContext)?.spoken ?? null;
  return spoken?.id === turnId ? spoken : null;
};

export const useHearing = (): Hearing | null => useContext(HearingContext);
