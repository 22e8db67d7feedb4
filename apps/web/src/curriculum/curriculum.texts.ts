import { defineTexts } from '../lib/language/i18n.ts';
import { tr } from './curriculum.tr.ts';

export const { useText: useCurriculumText } = defineTexts('curriculum', {
  tr,
  en: async () => (await import('./curriculum.en.ts')).en,
});
