/** State of hands-free mode. The bar shows this state. */
export type HandsFreeState = 'listening' | 'hearing' | 'thinking' | 'speaking';

type Seen = {
  /** Whether the learner is speaking. */
  hearing: boolean;
  /** Whether the learner’s turn is being transcribed or is waiting to be sent. */
  writing: boolean;
  /** Whether the partner’s reply is being generated. */
  replying: boolean;
  /** Whether the partner’s reply is being spoken. */
  speaking: boolean;
};

/**
 * Returns the state to show. The learner’s speech has the highest priority, then the partner’s speech, then
 * waiting.
 */
export const handsFreeState = ({ hearing, writing, replying, speaking }: Seen): HandsFreeState => {
  if (hearing) return 'hearing';
  if (speaking) return 'speaking';
  return writing || replying ? 'thinking' : 'listening';
};

/** Maximum duration of one turn in milliseconds, equal to the maximum duration of a recording. */
export const turnMostMs = 60_000;
/** Milliseconds of silence after which hands-free mode ends and the microphone is closed. */
const restAfterMs = 180_000;

/**
 * Starts the timer for an open microphone. When the time is over, calls `cut` to end a turn that is still running
 * or, after silence, `rest` to end hands-free mode.
 * @returns a function that stops the timer; the caller starts a new timer whenever `hearing` changes
 */
export const watchTime = (hearing: boolean, { cut, rest }: { cut(): void; rest(): void }): (() => void) => {
  const timer = hearing ? setTimeout(cut, turnMostMs) : setTimeout(rest, restAfterMs);
  return () => clearTimeout(timer);
};
