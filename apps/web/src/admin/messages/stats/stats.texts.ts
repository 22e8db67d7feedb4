import { defineTexts } from '../../../lib/language/i18n.ts';
import { tr } from './stats.tr.ts';

export const { useText: useStatsText } = defineTexts('message-review-stats', {
  tr,
  en: async () => (await import('./stats.en.ts')).en,
});
export type StatsText = ReturnType<typeof useStatsText>;
