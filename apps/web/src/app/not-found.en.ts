import type { EnglishOf } from '../lib/i18n.ts';
import type { tr } from './not-found.tr.ts';

export const en: EnglishOf<typeof tr> = {
  notFoundHeading: 'Page not found',
  notFoundLead: 'The page may have moved, been removed, or not be open to you.',
  notFoundTry: 'Perhaps you were looking for one of these:',
};
