import type { tr } from '../writing.tr.ts';

const genres = [
  'message',
  'email',
  'story',
  'description',
  'opinion',
  'review',
  'instructions',
  'diary',
  'letter',
  'report',
  'article',
  'essay',
] as const satisfies readonly (keyof typeof tr)[];

/**
 * Returns the text key of a genre, or undefined for a genre that the organization defined, whose name is shown
 * unchanged.
 */
export const genreKey = (genre: string): (typeof genres)[number] | undefined =>
  genres.find((known) => known === genre);
