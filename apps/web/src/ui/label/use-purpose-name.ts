import type { Purpose } from '@pratik/contract/privacy';
import { defineTexts } from '../../lib/language/i18n.ts';

const { useText } = defineTexts('purpose-name', {
  tr: {
    ai: 'Yapay zekâ hizmeti',
    voice: 'Sesin yazıya çevrilmesi',
    speech: 'Sohbetin seslendirilmesi',
    reminders: 'E-posta hatırlatmaları',
  },
  en: {
    ai: 'AI service',
    voice: 'Turning speech into text',
    speech: 'Reading conversations aloud',
    reminders: 'E-mail reminders',
  },
});

/** Returns a function that returns the name of a consent purpose, worded for guardians and administrators. */
export const usePurposeName = (): ((purpose: Purpose) => string) => useText();
