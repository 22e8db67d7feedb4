import { defineTexts } from '../lib/language/i18n.ts';
import { tr } from './progress.tr.ts';

export const { useText: useProgressText } = defineTexts('progress', {
  tr,
  en: async () => (await import('./progress.en.ts')).en,
});
