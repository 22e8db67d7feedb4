import { defineTexts } from '../lib/language/i18n.ts';
import { tr } from './speech.tr.ts';

export const { useText: useSpeechText } = defineTexts('speech', {
  tr,
  en: async () => (await import('./speech.en.ts')).en,
});
