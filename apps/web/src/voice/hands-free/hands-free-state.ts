/** What hands-free talk is doing, for the one line that says so. */
export type HandsFreeState = 'listening' | 'hearing' | 'thinking' | 'speaking';

type Seen = {
  /** The learner speaks. */
  hearing: boolean;
  /** What they said is being written down, or waits to be sent. */
  writing: boolean;
  /** The partner is about to answer. */
  replying: boolean;
  /** The partner is heard. */
  speaking: boolean;
};

/** The learner comes first, then what is heard, then what is waited for. */
export const handsFreeState = ({ hearing, writing, replying, speaking }: Seen): HandsFreeState => {
  if (hearing) return 'hearing';
  if (speaking) return 'speaking';
  return writing || replying ? 'thinking' : 'listening';
};

/** One turn is cut after so long: what a recording may last. */
export const turnMostMs = 60_000;
/** Whoever says nothing for so long has left: the microphone closes. */
const restAfterMs = 180_000;

/**
 * Watches a microphone that is open: a turn that goes on and on is cut, and a silence that does ends it all.
 * @returns ends the watch; whenever what is heard changes, a new one begins
 */
export const watchTime = (hearing: boolean, { cut, rest }: { cut(): void; rest(): void }): (() => void) => {
  const timer = hearing ? setTimeout(cut, turnMostMs) : setTimeout(rest, restAfterMs);
  return () => clearTimeout(timer);
};
