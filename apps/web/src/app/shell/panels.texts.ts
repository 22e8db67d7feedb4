import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './panels.tr.ts';

export const { useText: usePanelText } = defineTexts('panels', {
  tr,
  en: async () => (await import('./panels.en.ts')).en,
});
