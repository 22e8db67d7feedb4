import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './homework.tr.ts';

export const { useText: useHomeworkText } = defineTexts('homework', {
  tr,
  en: async () => (await import('./homework.en.ts')).en,
});
