import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Characters after which a new word begins, in a name and in an e-mail address. */
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
 * Returns an SQL condition: the column matches the filter text by `likePatterns`. The column contains text
 * normalised by `search_fold`, and the database normalises the patterns with the same function. Undefined for an
 * empty filter.
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

/** A column that contains text normalised by `search_fold`, with the characters after which a word begins. */
export type SearchedColumn = { column: string; breaks: readonly string[] };

/**
 * Returns SQL conditions, one per word of the search text: the word occurs in at least one of the columns. Empty
 * for an empty search text.
 */
export const foldedWords = (search: string, columns: readonly SearchedColumn[]): RawBuilder<SqlBool>[] => {
  const words = search.split(/\s+/u).filter((word) => word !== '');
  return words.map((word) => {
    const conditions = columns.flatMap(({ column, breaks }) => foldedLike(column, word, breaks) ?? []);
    return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
  });
};
