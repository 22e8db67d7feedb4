import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './finish.tr.ts';

export const { useText: useFinishText } = defineTexts('finish', {
  tr,
  en: async () => (await import('./finish.en.ts')).en,
});
