import { defineTexts } from '../../../lib/language/i18n.ts';
import { tr } from './grammar.tr.ts';

export const { useText: useGrammarText } = defineTexts('grammar', {
  tr,
  en: async () => (await import('./grammar.en.ts')).en,
});
