import { type Span, sentenceSpans } from '@pratik/text/sentences';

export type Outline = {
  readonly paragraphs: readonly { readonly text: string; readonly sentencesBefore: number }[];
  /**
   * All sentences of the text in order. Speech output and the reading position identify a sentence by its index in
   * this list.
   */
  readonly sentences: readonly string[];
};

export const outlineOf = (paragraphs: readonly string[]): Outline => {
  const sentences: string[] = [];
  const outlined = paragraphs.map((text) => {
    const sentencesBefore = sentences.length;
    sentences.push(...sentenceSpans(text).map(({ start, end }) => text.slice(start, end)));
    return { text, sentencesBefore };
  });
  return { paragraphs: outlined, sentences };
};

export type Place = Span & { readonly paragraph: number };

/**
 * Returns the position of a passage in the paragraphs. The passage may contain line breaks. Returns undefined if no
 * paragraph contains the passage.
 */
export const placeOf = (paragraphs: readonly string[], passage: string): Place | undefined => {
  const flat = (text: string) => text.replaceAll(/\s/g, ' ');
  const looked = flat(passage);
  for (const [paragraph, text] of paragraphs.entries()) {
    const start = flat(text).indexOf(looked);
    if (start >= 0) return { paragraph, start, end: start + looked.length };
  }
  return undefined;
};

/** Text positions, grouped by paragraph index. */
export type Places = ReadonlyMap<number, readonly Place[]>;

/**
 * Returns the positions of passages, grouped by paragraph index. Passages that the text does not contain are
 * omitted.
 */
export const placesOf = (paragraphs: readonly string[], passages: readonly string[]): Places =>
  Map.groupBy(
    passages.flatMap((passage) => placeOf(paragraphs, passage) ?? []),
    ({ paragraph }) => paragraph,
  );

/**
 * Returns the index of the sentence at a vertical position: the last sentence that starts above this position, or
 * the first sentence if all sentences start below it.
 */
export const sentenceAt = (tops: readonly { sentence: number; top: number }[], height: number): number =>
  tops.findLast(({ top }) => top <= height)?.sentence ?? tops[0]?.sentence ?? 0;
