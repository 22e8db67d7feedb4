import { defineTexts } from '../lib/language/i18n.ts';
import { tr } from './more.tr.ts';

/** Texts of the lower part of the learner dashboard, which is loaded after the page is shown. */
export const { useText: useMoreText } = defineTexts('progress-more', {
  tr,
  en: async () => (await import('./more.en.ts')).en,
});
