import { defineTexts } from '../lib/language/i18n.ts';
import { tr } from './plan-foot.tr.ts';

export const { useText: usePlanFootText } = defineTexts('plan-foot', {
  tr,
  en: async () => (await import('./plan-foot.en.ts')).en,
});
