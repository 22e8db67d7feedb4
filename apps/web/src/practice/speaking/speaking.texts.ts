import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './speaking.tr.ts';

export const { useText: useSpeakingText } = defineTexts('speaking', {
  tr,
  en: async () => (await import('./speaking.en.ts')).en,
});
