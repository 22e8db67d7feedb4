import Box from '@mui/material/Box';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { safeReturnPath } from '../../lib/return-path.ts';
import { useAction } from '../../lib/use-action.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { GoTo, useAddress } from '../../ui/layout/navigation.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useIdentityText } from '../identity.texts.ts';
import type { Credentials, FactorAsked } from '../identity-provider.ts';
import { someoneWasHere } from '../session/role-store.ts';
import { useSession, useSessionState } from '../session/session-context.ts';
import { useConfigOnce } from '../session/use-config-once.ts';
import { LoginForm } from './login-form.tsx';

const SecondStepPage = lazy(async () => ({
  default: (await import('./second-step.tsx')).SecondStepPage,
}));
const PasskeyButton = lazy(async () => ({
  default: (await import('./second-step.tsx')).PasskeyButton,
}));

/** Sign-in page with e-mail and password. A user who is already signed in is redirected at once. */
export const LoginPage = () => {
  const t = useIdentityText();
  const session = useSession();
  const state = useSessionState();
  const { search } = useAddress();
  const config = useConfigOnce();
  const [asked, setAsked] = useState<FactorAsked | null>(null);
  const signIn = useAction(
    useCallback(async (credentials: Credentials) => setAsked(await session.signIn(credentials)), [session]),
  );
  useEffect(() => {
    if (someoneWasHere()) session.start().catch(() => undefined);
  }, [session]);

  if (state.kind === 'signed-in') {
    const target = state.registered
      ? safeReturnPath(new URLSearchParams(search).get('return'))
      : '/auth/not-registered';
    return <GoTo to={target} />;
  }
  if (asked) {
    return (
      <Suspense>
        <SecondStepPage methods={asked.secondFactor} onLeave={() => setAsked(null)} />
      </Suspense>
    );
  }
  return (
    <Page title={t('signInTitle')} lead={t('signInLead')}>
      {config?.setupNeeded ? (
        <Box sx={{ mb: 2.5 }}>
          <Notice tone="info">
            {t('setupNeeded')} <TextLink to="/auth/setup">{t('toSetup')}</TextLink>
          </Notice>
        </Box>
      ) : null}
      <LoginForm busy={signIn.busy} error={signIn.error} onSubmit={signIn.run} />
      {config?.identity.passkeys ? (
        <Suspense>
          <PasskeyButton />
        </Suspense>
      ) : null}
      <Box sx={{ mt: 3, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <TextLink to="/auth/forgot-password" alone>
          {t('forgotten')}
        </TextLink>
        {config?.identity.signUp ? (
          <span>
            {t('noAccount')} <TextLink to="/auth/sign-up">{t('toSignUp')}</TextLink>
          </span>
        ) : null}
        <TextLink to="/landing" alone>
          {t('toLanding')}
        </TextLink>
      </Box>
    </Page>
  );
};
