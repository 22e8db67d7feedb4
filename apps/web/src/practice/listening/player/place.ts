/** Where sentences begin and end in a recording, in seconds. */
export type Stretches = readonly { readonly from: number; readonly to: number }[];

/** The sentence heard at a moment, the pause after it included; the first before any began. */
export const sentenceAt = (sentences: Stretches, seconds: number): number =>
  Math.max(
    0,
    sentences.findLastIndex(({ from }) => from <= seconds + 0.05),
  );

/** Into a sentence this far, "back" means its own beginning. */
const settled = 1.5;

/** Where "one sentence back" leads: the beginning of this one, or of the one before. */
export const sentenceBack = (sentences: Stretches, seconds: number): number => {
  const here = sentenceAt(sentences, seconds);
  const into = seconds - (sentences[here]?.from ?? 0);
  return into > settled ? here : Math.max(0, here - 1);
};
