import { defineTexts } from '../lib/i18n.ts';
import { tr } from './outside.tr.ts';

/** Texts for the sign-in at the organization’s provider. Only the pages of such an instance load them. */
export const { useText: useOutsideText } = defineTexts('outside', {
  tr,
  en: async () => (await import('./outside.en.ts')).en,
});
