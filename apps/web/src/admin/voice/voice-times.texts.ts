import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './voice-times.tr.ts';

export const { useText: useVoiceTimesText } = defineTexts('voicetimes', {
  tr,
  en: async () => (await import('./voice-times.en.ts')).en,
});
