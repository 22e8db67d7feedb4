import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './memory.tr.ts';

export const { useText: useMemoryText } = defineTexts('memory', {
  tr,
  en: async () => (await import('./memory.en.ts')).en,
});
