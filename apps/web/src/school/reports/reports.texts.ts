import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './reports.tr.ts';

export const { useText: useReportText } = defineTexts('reports', {
  tr,
  en: async () => (await import('./reports.en.ts')).en,
});
