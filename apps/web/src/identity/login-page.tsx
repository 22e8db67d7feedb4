import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { signInForm } from '@pratik/contract/idp';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useSearchParams } from 'react-router';
import { contractResolver } from '../lib/contract-resolver.ts';
import { FormField } from '../ui/form-field.tsx';
import { Page } from '../ui/page.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { AuthForm } from './auth-form.tsx';
import { useAppConfig } from './identity.api.ts';
import { useIdentityText } from './identity.texts.ts';
import { safeReturnPath } from './return-path.ts';
import { someoneWasHere } from './role-store.ts';
import { useSession, useSessionState } from './session-context.ts';

const resolver = contractResolver(signInForm);

/** Signing in with e-mail and password; whoever already is goes straight on. */
export const LoginPage = () => {
  const t = useIdentityText();
  const session = useSession();
  const state = useSessionState();
  const [params] = useSearchParams();
  const config = useAppConfig().data;
  const { control, handleSubmit } = useForm({ resolver, defaultValues: { email: '', password: '' } });
  const signIn = useMutation({ mutationFn: session.signIn });
  useEffect(() => {
    if (someoneWasHere()) session.start().catch(() => undefined);
  }, [session]);

  if (state.kind === 'signed-in') {
    const target = state.registered ? safeReturnPath(params.get('return')) : '/auth/not-registered';
    return <Navigate to={target} replace />;
  }
  return (
    <Page title={t('signInTitle')} lead={t('signInLead')}>
      {config?.setupNeeded ? (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {t('setupNeeded')} <TextLink to="/auth/setup">{t('toSetup')}</TextLink>
        </Alert>
      ) : null}
      <AuthForm
        submitLabel={t('signIn')}
        busy={signIn.isPending}
        error={signIn.error}
        onSubmit={handleSubmit((form) => signIn.mutate(form))}
      >
        <FormField
          control={control}
          name="email"
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField control={control} name="password" label={t('password')} />
      </AuthForm>
      <Box sx={{ mt: 3, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <TextLink to="/auth/forgot-password">{t('forgotten')}</TextLink>
        {config?.identity.signUp ? (
          <span>
            {t('noAccount')} <TextLink to="/auth/sign-up">{t('toSignUp')}</TextLink>
          </span>
        ) : null}
        <TextLink to="/landing">{t('toLanding')}</TextLink>
      </Box>
    </Page>
  );
};
