import type { Span } from '@pratik/text/sentences';

/**
 * Returns the offset of the word to which a key moves. Left and right move to the neighbouring word, up and down to
 * the first word of the previous or next sentence, Home and End to the first or last word. Returns null for any
 * other key, and if there is no word to move to.
 */
export const nextWord = (
  key: string,
  at: number,
  words: readonly { start: number }[],
  sentences: readonly Span[],
): number | null => {
  const index = words.findIndex(({ start }) => start === at);
  const here = sentences.findIndex(({ start, end }) => at >= start && at < end);
  const firstOf = (sentence: Span | undefined) =>
    sentence && words.find(({ start }) => start >= sentence.start && start < sentence.end)?.start;
  const found = (): number | undefined => {
    switch (key) {
      case 'ArrowRight':
        return words[index + 1]?.start;
      case 'ArrowLeft':
        return words[index - 1]?.start;
      case 'ArrowDown':
        return firstOf(sentences[here + 1]);
      case 'ArrowUp':
        return firstOf(sentences[here - 1]);
      case 'Home':
        return words[0]?.start;
      case 'End':
        return words.at(-1)?.start;
      default:
        return undefined;
    }
  };
  return index < 0 ? null : (found() ?? null);
};
