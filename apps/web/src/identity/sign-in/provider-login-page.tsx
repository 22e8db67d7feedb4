import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { safeReturnPath } from '../../lib/return-path.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useAppConfig } from '../identity.api.ts';
import { useIdentityText } from '../identity.texts.ts';
import { useOutsideText } from '../outside.texts.ts';
import { someoneWasHere } from '../session/role-store.ts';
import { useSession, useSessionState } from '../session/session-context.ts';
import { ProviderButton } from './provider-button.tsx';

/** Sign-in page for an identity provider with its own sign-in page. A button opens that page. */
export const ProviderLoginPage = () => {
  const t = useIdentityText();
  const words = useOutsideText();
  const session = useSession();
  const state = useSessionState();
  const { search } = useLocation();
  const config = useAppConfig().data;
  useEffect(() => {
    if (someoneWasHere()) session.start().catch(() => undefined);
  }, [session]);

  const target = safeReturnPath(new URLSearchParams(search).get('return'));
  if (state.kind === 'signed-in')
    return <Navigate to={state.registered ? target : '/auth/not-registered'} replace />;
  return (
    <Page title={t('signInTitle')} lead={words('signInLead')}>
      {config?.setupNeeded ? (
        <Box sx={{ mb: 2.5 }}>
          <Notice tone="info">
            {t('setupNeeded')} <TextLink to="/auth/setup">{t('toSetup')}</TextLink>
          </Notice>
        </Box>
      ) : null}
      <ProviderButton returnTo={target} />
      <Box sx={{ mt: 3 }}>
        <TextLink to="/landing" alone>
          {t('toLanding')}
        </TextLink>
      </Box>
    </Page>
  );
};
