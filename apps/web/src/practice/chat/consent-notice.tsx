import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useConsentText } from './consent-notice.texts.ts';

/** Says why one talks with the offline partner although there is a model, and where that can be decided. */
export const ConsentNotice = () => {
  const t = useConsentText();
  return (
    <Notice tone="info" title={t('title')}>
      {t('body')} <TextLink to="/pages/privacy">{t('toPrivacy')}</TextLink>
    </Notice>
  );
};
