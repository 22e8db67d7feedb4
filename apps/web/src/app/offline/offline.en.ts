import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './offline.tr.ts';

export const en: EnglishOf<typeof tr> = {
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  installOffer: 'Would you like Pratik on your home screen, like an app?',
  install: 'Add to home screen',
  iosHint: 'To add Pratik to your home screen: Share, then “Add to Home Screen”.',
  understood: 'OK',
};
