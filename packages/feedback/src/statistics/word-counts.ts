/** How often a word was seen in the training text, and how often of these with a capital letter. */
export type WordCount = { count: number; capitals: number };

/** The word list of a model file by word, in lower case. */
export const wordCounts = (lists: Record<string, string[]>): Map<string, WordCount> =>
  new Map(
    (lists.words ?? []).map((line) => {
      const [word = '', count = '0', capitals = '0'] = line.split('\t');
      return [word, { count: Number(count), capitals: Number(capitals) }] as const;
    }),
  );
