import { getPrivacy } from '@pratik/contract/privacy';
import { useQuery } from '@tanstack/react-query';
import { guardianLets } from '../../../lib/api/guardian-permission.ts';
import { callQuery } from '../../../lib/api/query-client.ts';
import { ConsentLink } from '../../../ui/action/consent-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useConsentText } from './consent-notice.texts.ts';

/** Explains why the offline partner replies although an AI provider is configured, and links to the consent page. */
export const ConsentNotice = () => {
  const t = useConsentText();
  const { data, isPending } = useQuery(callQuery(getPrivacy, {}));
  // Until the privacy data is loaded, it is unknown whose consent is missing: the learner’s or the guardian’s.
  if (isPending) return null;
  const minor = data?.minor;
  const ofGuardian = !guardianLets(minor, 'ai');
  const toRenew = ofGuardian && minor?.guardian === 'renewal';
  return (
    <Notice tone="info" title={t(toRenew ? 'renewTitle' : ofGuardian ? 'minorTitle' : 'title')}>
      {t(toRenew ? 'renewBody' : ofGuardian ? 'minorBody' : 'body')}{' '}
      <ConsentLink purpose="ai">{t(ofGuardian ? 'minorToPrivacy' : 'toPrivacy')}</ConsentLink>
    </Notice>
  );
};
