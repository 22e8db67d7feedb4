import { defineTexts } from '../lib/i18n.ts';
import { tr } from './speech.tr.ts';

export const { useText: useSpeechText } = defineTexts('speech', {
  tr,
  en: async () => (await import('./speech.en.ts')).en,
});
