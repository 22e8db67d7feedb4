/** Where words begin, besides the beginning of the text. */
export const wordBreaks = { name: [' ', '-'], email: ['@', '.', '-', '_'] } as const;

/**
 * LIKE patterns, to be folded by the database's `search_fold`. From three letters on anything that contains them
 * (the trigram index finds those); one or two match the beginnings of words, where a trigram has something to hold on to.
 */
export const likePatterns = (filter: string, breaks: readonly string[]): string[] => {
  const text = filter.trim();
  if (text === '') return [];
  const literal = escaped(text);
  if ([...text].length >= 3) return [`%${literal}%`];
  return [`${literal}%`, ...breaks.map((mark) => `%${escaped(mark)}${literal}%`)];
};

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
