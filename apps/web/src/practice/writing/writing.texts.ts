import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './writing.tr.ts';

export const { useText: useWritingText, text: writingText } = defineTexts('writing', {
  tr,
  en: async () => (await import('./writing.en.ts')).en,
});
