import { defineTexts } from '../../../lib/language/i18n.ts';
import { tr } from './gaps.tr.ts';

export const { useText: useGapsText } = defineTexts('gaps', {
  tr,
  en: async () => (await import('./gaps.en.ts')).en,
});
