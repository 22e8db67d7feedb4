import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './admin.tr.ts';

/** Texts of the administrator dashboard. Learners’ pages do not load them. */
export const { useText: useAdminText } = defineTexts('progress-admin', {
  tr,
  en: async () => (await import('./admin.en.ts')).en,
});
