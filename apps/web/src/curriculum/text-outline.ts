import { type Span, sentenceSpans } from '@pratik/contract/sentences';

export type Outline = {
  readonly paragraphs: readonly { readonly text: string; readonly sentencesBefore: number }[];
  /** All sentences, in order: what is read aloud, and what the place is counted in. */
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

/** Where a passage stands; it may run over a line break of the text. Undefined where it is not in it. */
export const placeOf = (paragraphs: readonly string[], passage: string): Place | undefined => {
  const flat = (text: string) => text.replaceAll(/\s/g, ' ');
  const looked = flat(passage);
  for (const [paragraph, text] of paragraphs.entries()) {
    const start = flat(text).indexOf(looked);
    if (start >= 0) return { paragraph, start, end: start + looked.length };
  }
  return undefined;
};

/** By paragraph. */
export type Places = ReadonlyMap<number, readonly Place[]>;

/** Where passages stand, by paragraph; those that are not in the text are left out. */
export const placesOf = (paragraphs: readonly string[], passages: readonly string[]): Places =>
  Map.groupBy(
    passages.flatMap((passage) => placeOf(paragraphs, passage) ?? []),
    ({ paragraph }) => paragraph,
  );

/** The sentence whose line is being read: the last one that begins above the height; the first when none does. */
export const sentenceAt = (tops: readonly { sentence: number; top: number }[], height: number): number =>
  tops.findLast(({ top }) => top <= height)?.sentence ?? tops[0]?.sentence ?? 0;
