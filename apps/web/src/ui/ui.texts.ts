import { defineTexts } from '../lib/language/i18n.ts';
import { tr } from './ui.tr.ts';

export const { useText: useUiText } = defineTexts('ui', {
  tr,
  en: async () => (await import('./ui.en.ts')).en,
});
