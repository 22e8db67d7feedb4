import { defineTexts } from '../../../lib/i18n.ts';
import { tr } from './figures.tr.ts';

export const { useText: useFiguresText } = defineTexts('message-review-stats', {
  tr,
  en: async () => (await import('./figures.en.ts')).en,
});
export type FiguresText = ReturnType<typeof useFiguresText>;
