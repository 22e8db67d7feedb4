import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './landing.tr.ts';

export const { useText: useLandingText } = defineTexts('landing', {
  tr,
  en: async () => (await import('./landing.en.ts')).en,
});
