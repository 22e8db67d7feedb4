import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './path.tr.ts';

export const { useText: usePathText } = defineTexts('path', {
  tr,
  en: async () => (await import('./path.en.ts')).en,
});
