import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './gap.tr.ts';

export const { useText: useGapText } = defineTexts('gap', {
  tr,
  en: async () => (await import('./gap.en.ts')).en,
});
