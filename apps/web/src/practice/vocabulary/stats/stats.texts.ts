import { defineTexts } from '../../../lib/language/i18n.ts';
import { tr } from './stats.tr.ts';

export const { useText: useStatsText } = defineTexts('vocabulary-stats', {
  tr,
  en: async () => (await import('./stats.en.ts')).en,
});
