import { defineTexts } from '../../../lib/language/i18n.ts';
import { tr } from './import.tr.ts';

export const { useText: useImportText } = defineTexts('word-import', {
  tr,
  en: async () => (await import('./import.en.ts')).en,
});
