import type { Purpose } from '@pratik/contract/privacy';
import { defineTexts } from '../../lib/i18n.ts';

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

/**
 * Returns a function for the name of a consent purpose. The wording is for guardians and administrators instead of
 * learners.
 */
export const usePurposeName = (): ((purpose: Purpose) => string) => useText();
