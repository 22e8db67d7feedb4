import { defineTexts } from '../lib/language/i18n.ts';
import { tr } from './app.tr.ts';

export const { useText: useAppText } = defineTexts('app', {
  tr,
  en: async () => (await import('./app.en.ts')).en,
});
