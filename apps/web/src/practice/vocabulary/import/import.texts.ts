import { defineTexts } from '../../../lib/i18n.ts';
import { tr } from './import.tr.ts';

export const { useText: useImportText } = defineTexts('word-import', {
  tr,
  en: async () => (await import('./import.en.ts')).en,
});
