import { defineTexts } from '../lib/language/i18n.ts';
import { tr } from './outside.tr.ts';

/**
 * Texts for the sign-in at the organization’s identity provider. They are loaded only when an instance uses such a
 * provider.
 */
export const { useText: useOutsideText } = defineTexts('outside', {
  tr,
  en: async () => (await import('./outside.en.ts')).en,
});
