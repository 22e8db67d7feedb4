import { defineTexts } from '../lib/language/i18n.ts';
import { tr } from './feedback.tr.ts';

export const { useText: useFeedbackText } = defineTexts('feedback', {
  tr,
  en: async () => (await import('./feedback.en.ts')).en,
});
