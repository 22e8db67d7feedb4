/** Start and end of each sentence in a recording, in seconds. */
export type Stretches = readonly { readonly from: number; readonly to: number }[];

/**
 * Returns the index of the sentence at a playback position. The silence after a sentence belongs to that sentence.
 */
export const sentenceAt = (sentences: Stretches, seconds: number): number =>
  Math.max(
    0,
    sentences.findLastIndex(({ from }) => from <= seconds + 0.05),
  );

/**
 * If less than this many seconds of a sentence have been played, “back” moves to the previous sentence; otherwise to
 * the start of the current one.
 */
const settled = 1.5;

/** Returns the index of the sentence to which “one sentence back” moves: the current sentence or the previous one. */
export const sentenceBack = (sentences: Stretches, seconds: number): number => {
  const here = sentenceAt(sentences, seconds);
  const into = seconds - (sentences[here]?.from ?? 0);
  return into > settled ? here : Math.max(0, here - 1);
};
