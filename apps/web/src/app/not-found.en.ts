import type { EnglishOf } from '../lib/language/i18n.ts';
import type { tr } from './not-found.tr.ts';

export const en: EnglishOf<typeof tr> = {
  notFoundHeading: 'Page not found',
  notFoundLead: 'The page may have been moved or deleted, or you may not be allowed to see it.',
  notFoundTry: 'Try one of these pages:',
};
