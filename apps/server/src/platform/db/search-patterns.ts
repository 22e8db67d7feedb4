import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Where words begin, besides the beginning of the text. */
export const wordBreaks = { name: [' ', '-'], email: ['@', '.', '-', '_'] } as const;

/**
 * LIKE patterns, to be folded by the database's `search_fold`. From three letters on anything that contains them
 * (the trigram index finds those); one or two match the beginnings of words, where a trigram has something to hold on to.
 * An apostrophe behind a letter is found straight and printed.
 */
export const likePatterns = (filter: string, breaks: readonly string[]): string[] => {
  const text = filter.trim();
  if (text === '') return [];
  const literal = escaped(text);
  if ([...text].length >= 3) return [`%${literal}%`];
  return [`${literal}%`, ...breaks.map((mark) => `%${escaped(mark)}${literal}%`)];
};

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&').replace(/(?<=\p{L})['’]/gu, '_');

/**
 * Whether a column of folded text holds what is looked for, by `likePatterns`; undefined when nothing is. The pattern is
 * folded by the database, by the same function that folded the column.
 */
export const foldedLike = (
  column: string,
  filter: string,
  breaks: readonly string[],
): RawBuilder<SqlBool> | undefined => {
  const any = likePatterns(filter, breaks).map(
    (pattern) => sql`${sql.ref(column)} like search_fold(${pattern})`,
  );
  return any.length === 0 ? undefined : sql<SqlBool>`(${sql.join(any, sql` or `)})`;
};
