import { browserService } from '@pratik/contract/privacy';
import { defineTexts } from '../lib/i18n.ts';

const { useText } = defineTexts('service-name', {
  tr: { browser: 'tarayıcıyı yapan şirket (Google, Apple, Microsoft …)' },
  en: { browser: 'the company that makes the browser (Google, Apple, Microsoft …)' },
});

/** Names who gets somebody's data; the browser's own recogniser, stored in words for both languages, in the screen's. */
export const useServiceName = (): ((service: string) => string) => {
  const t = useText();
  return (service) => (service === browserService ? t('browser') : service);
};
