import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Characters after which a new word begins in a name or an e-mail address. */
export const wordBreaks = { name: [' ', '-'], email: ['@', '.', '-', '_'] } as const;

/**
 * Returns the LIKE patterns for a filter text; the database normalises them with `search_fold`. Three or more
 * letters match anywhere (with the trigram index). One or two letters match only at the beginning of a word, where
 * the index still contains a matching trigram.
 * An apostrophe after a letter matches the straight and the typographic form.
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
 * SQL condition: a column of text normalised by `search_fold` matches the filter, by `likePatterns`. Undefined for
 * an empty filter. The database normalises the pattern with the same function as the column.
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
