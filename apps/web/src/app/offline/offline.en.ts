import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './offline.tr.ts';

export const en: EnglishOf<typeof tr> = {
  newVersion: 'A new version of Pratik is ready.',
  reload: 'Reload the page',
  installOffer: 'Do you want to add Pratik to your home screen?',
  install: 'Add to home screen',
  iosHint: 'To add Pratik to your home screen, tap Share and then “Add to Home Screen”.',
  understood: 'OK',
};
