import { defineTexts } from '../lib/i18n.ts';
import { tr } from './outside.tr.ts';

/** What is said where people sign in at the house's own provider; nobody else loads it. */
export const { useText: useOutsideText } = defineTexts('outside', {
  tr,
  en: async () => (await import('./outside.en.ts')).en,
});
