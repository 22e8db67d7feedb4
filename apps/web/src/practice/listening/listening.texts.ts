import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './listening.tr.ts';

export const { useText: useListeningText } = defineTexts('listening', {
  tr,
  en: async () => (await import('./listening.en.ts')).en,
});
