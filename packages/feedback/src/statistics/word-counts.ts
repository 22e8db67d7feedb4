/**
 * Number of occurrences of a word in the training text. `capitals` is the number of occurrences that begin with a
 * capital letter.
 */
export type WordCount = { count: number; capitals: number };

/** Converts the word list of a model file to a map by lower-case word. */
export const wordCounts = (lists: Record<string, string[]>): Map<string, WordCount> =>
  new Map(
    (lists.words ?? []).map((line) => {
      const [word = '', count = '0', capitals = '0'] = line.split('\t');
      return [word, { count: Number(count), capitals: Number(capitals) }] as const;
    }),
  );
