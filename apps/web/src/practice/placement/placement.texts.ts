import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './placement.tr.ts';

export const { useText: usePlacementText } = defineTexts('placement', {
  tr,
  en: async () => (await import('./placement.en.ts')).en,
});
