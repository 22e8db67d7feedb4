import { defineTexts } from '../lib/language/i18n.ts';
import { tr } from './outside.tr.ts';

/** Texts of the sign-in at the organization’s identity provider. Only instances with such a provider load them. */
export const { useText: useOutsideText } = defineTexts('outside', {
  tr,
  en: async () => (await import('./outside.en.ts')).en,
});
