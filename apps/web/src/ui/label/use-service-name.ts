import { browserService } from '@pratik/contract/privacy';
import { defineTexts } from '../../lib/language/i18n.ts';

const { useText } = defineTexts('service-name', {
  tr: { browser: 'tarayıcıyı yapan şirket (Google, Apple, Microsoft …)' },
  en: { browser: 'the company that makes the browser (Google, Apple, Microsoft …)' },
});

/**
 * Returns a function that returns the name of the provider that receives a user’s data. For the browser’s own
 * speech recogniser, the name is in the interface language.
 */
export const useServiceName = (): ((service: string) => string) => {
  const t = useText();
  return (service) => (service === browserService ? t('browser') : service);
};
