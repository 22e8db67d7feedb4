import { defineTexts } from '../lib/i18n.ts';
import { tr } from './admin.tr.ts';

/** Texts of the administrator's first page: no learner's phone loads them. */
export const { useText: useAdminText } = defineTexts('progress-admin', {
  tr,
  en: async () => (await import('./admin.en.ts')).en,
});
