import { defineTexts } from '../../../lib/i18n.ts';
import { tr } from './figures.tr.ts';

export const { useText: useFiguresText } = defineTexts('desk-figures', {
  tr,
  en: async () => (await import('./figures.en.ts')).en,
});
export type FiguresText = ReturnType<typeof useFiguresText>;
