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
    voice: 'Writing down what is said',
    speech: 'Having talks said aloud',
    reminders: 'Reminders by e-mail',
  },
});

/**
 * Returns a function for the name of a consent purpose. The wording is for guardians and administrators instead of
 * learners.
 */
export const usePurposeName = (): ((purpose: Purpose) => string) => useText();
