import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './read-aloud.tr.ts';

export const { useText: useReadAloudText } = defineTexts('read-aloud', {
  tr,
  en: async () => (await import('./read-aloud.en.ts')).en,
});
