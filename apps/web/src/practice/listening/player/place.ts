/** Start and end of each sentence in a recording, in seconds. */
export type Stretches = readonly { readonly from: number; readonly to: number }[];

/** The index of the sentence at a position, including the pause after it; 0 before the first sentence. */
export const sentenceAt = (sentences: Stretches, seconds: number): number =>
  Math.max(
    0,
    sentences.findLastIndex(({ from }) => from <= seconds + 0.05),
  );

/** From this many seconds into a sentence, "back" goes to its own start. */
const settled = 1.5;

/** The target of "one sentence back": this sentence or the previous one. */
export const sentenceBack = (sentences: Stretches, seconds: number): number => {
  const here = sentenceAt(sentences, seconds);
  const into = seconds - (sentences[here]?.from ?? 0);
  return into > settled ? here : Math.max(0, here - 1);
};
