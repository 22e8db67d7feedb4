import { defineTexts } from '../lib/i18n.ts';
import { tr } from './missing-part.tr.ts';

export const { useText: useMissingPartText } = defineTexts('missing-part', {
  tr,
  en: async () => (await import('./missing-part.en.ts')).en,
});
