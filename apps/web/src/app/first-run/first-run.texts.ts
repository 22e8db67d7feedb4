import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './first-run.tr.ts';

export const { useText: useFirstRunText } = defineTexts('first-run', {
  tr,
  en: async () => (await import('./first-run.en.ts')).en,
});
