/** State of hands-free mode, shown in the bar. */
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
 * Determines the state to show. The learner’s speech has the highest priority, then the partner’s speech, then
 * waiting.
 */
export const handsFreeState = ({ hearing, writing, replying, speaking }: Seen): HandsFreeState => {
  if (hearing) return 'hearing';
  if (speaking) return 'speaking';
  return writing || replying ? 'thinking' : 'listening';
};

/** Maximum duration of one turn in milliseconds, equal to the maximum duration of a recording. */
export const turnMostMs = 60_000;
/** Duration of silence in milliseconds after which the microphone is closed. */
const restAfterMs = 180_000;

/**
 * Starts the timer for the current time limit of an open microphone. A turn that is too long is ended; a silence
 * that is too long ends hands-free mode.
 * @returns a function that stops the timer; a new timer starts whenever `hearing` changes
 */
export const watchTime = (hearing: boolean, { cut, rest }: { cut(): void; rest(): void }): (() => void) => {
  const timer = hearing ? setTimeout(cut, turnMostMs) : setTimeout(rest, restAfterMs);
  return () => clearTimeout(timer);
};
