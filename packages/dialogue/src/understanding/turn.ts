/** A learner’s message with its corrections. Offsets are in UTF-16 units of `text`. */
export type LearnerTurn = {
  text: string;
  corrections: readonly {
    code: string;
    start: number;
    end: number;
    replacements: readonly string[];
  }[];
};
