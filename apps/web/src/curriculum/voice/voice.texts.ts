import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './voice.tr.ts';

export const { useText: useVoiceText } = defineTexts('voice', {
  tr,
  en: async () => (await import('./voice.en.ts')).en,
});
