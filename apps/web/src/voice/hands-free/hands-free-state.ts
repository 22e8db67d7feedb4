/** State of hands-free mode, shown in the bar. */
export type HandsFreeState = 'listening' | 'hearing' | 'thinking' | 'speaking';

type Seen = {
  /** The learner is speaking. */
  hearing: boolean;
  /** The learner’s turn is being transcribed or waits to be sent. */
  writing: boolean;
  /** The partner’s reply is being generated. */
  replying: boolean;
  /** The partner’s reply is being spoken. */
  speaking: boolean;
};

/** Priority: the learner’s speech, then the partner’s speech, then waiting. */
export const handsFreeState = ({ hearing, writing, replying, speaking }: Seen): HandsFreeState => {
  if (hearing) return 'hearing';
  if (speaking) return 'speaking';
  return writing || replying ? 'thinking' : 'listening';
};

/** Maximum duration of one turn in milliseconds: the limit for a recording. */
export const turnMostMs = 60_000;
/** Silence in milliseconds after which the microphone closes. */
const restAfterMs = 180_000;

/**
 * Applies the time limits to an open microphone: a long turn is cut, and a long silence ends hands-free mode.
 * @returns stops the timer; a new one starts whenever `hearing` changes
 */
export const watchTime = (hearing: boolean, { cut, rest }: { cut(): void; rest(): void }): (() => void) => {
  const timer = hearing ? setTimeout(cut, turnMostMs) : setTimeout(rest, restAfterMs);
  return () => clearTimeout(timer);
};
