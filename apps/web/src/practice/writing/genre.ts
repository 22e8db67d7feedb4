import type { tr } from './writing.tr.ts';

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

/** The text key of a genre; undefined for a genre defined by the organization, which is shown as it is. */
export const genreKey = (genre: string): (typeof genres)[number] | undefined =>
  genres.find((known) => known === genre);
