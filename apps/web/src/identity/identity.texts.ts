import { defineTexts } from '../lib/language/i18n.ts';
import { tr } from './identity.tr.ts';

export const { useText: useIdentityText } = defineTexts('identity', {
  tr,
  en: async () => (await import('./identity.en.ts')).en,
});
