import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './chat.tr.ts';

export const { useText: useChatText } = defineTexts('chat', {
  tr,
  en: async () => (await import('./chat.en.ts')).en,
});
