import { defineTexts } from '../../lib/language/i18n.ts';
import { tr } from './reminders.tr.ts';

export const { useText: useRemindersText } = defineTexts('reminders', {
  tr,
  en: async () => (await import('./reminders.en.ts')).en,
});
