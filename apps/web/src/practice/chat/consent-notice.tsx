import { getPrivacy } from '@pratik/contract/privacy';
import { useQuery } from '@tanstack/react-query';
import { guardianLets } from '../../lib/guardian-permission.ts';
import { callQuery } from '../../lib/query-client.ts';
import { ConsentLink } from '../../ui/consent-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useConsentText } from './consent-notice.texts.ts';

/** Says why one talks with the offline partner although there is a model, and where that can be decided. */
export const ConsentNotice = () => {
  const t = useConsentText();
  const { data, isPending } = useQuery(callQuery(getPrivacy, {}));
  // Whose consent is missing is known in a moment; until then nobody is asked for the wrong one.
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
