import type { Span } from '@pratik/contract/sentences';

/**
 * The word a key leads to, by its offset: the neighbours for left and right, the next and last sentence's first word
 * for down and up, the ends for Home and End. Null for any other key and where there is nothing further.
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
