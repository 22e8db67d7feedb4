import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './recordings.tr.ts';

export const { useText: useRecordingsText } = defineTexts('recordings', {
  tr,
  en: async () => (await import('./recordings.en.ts')).en,
});
