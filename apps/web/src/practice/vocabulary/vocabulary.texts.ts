import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './vocabulary.tr.ts';

export const { useText: useVocabularyText } = defineTexts('vocabulary', {
  tr,
  en: async () => (await import('./vocabulary.en.ts')).en,
});
