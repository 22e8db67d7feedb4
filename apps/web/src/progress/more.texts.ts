import { defineTexts } from '../lib/i18n.ts';
import { tr } from './more.tr.ts';

/** Texts of the second screen, which loads after the first. */
export const { useText: useMoreText } = defineTexts('progress-more', {
  tr,
  en: async () => (await import('./more.en.ts')).en,
});
