/** A learner’s message with its corrections. Offsets count UTF-16 code units of `text`. */
export type LearnerTurn = {
  text: string;
  corrections: readonly {
    code: string;
    start: number;
    end: number;
    replacements: readonly string[];
  }[];
};
