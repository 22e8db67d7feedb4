import Box from '@mui/material/Box';
import { email, ownName, ownSurname, password } from '@pratik/contract/user';
import { useMutation } from '@tanstack/react-query';
import { type Control, useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router';
import { z } from 'zod';
import { isApiProblem } from '../../lib/api/api-problem.ts';
import { contractResolver } from '../../lib/errors/contract-resolver.ts';
import { applyFieldErrors } from '../../lib/errors/field-errors.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AuthForm } from '../auth-form.tsx';
import { useAccountForm, useAppConfig } from '../identity.api.ts';
import { useIdentityText } from '../identity.texts.ts';
import { useSession, useSessionState } from '../session/session-context.ts';
import { UserFields, type UserName } from './user-fields.tsx';

const form = z.object({ name: ownName, surname: ownSurname, email, password });
const resolver = contractResolver(form);
type Form = z.output<typeof form>;

/**
 * Sign-up page, which works only if the organization allows sign-up. It creates an account at the identity provider
 * and then a user of Pratik.
 */
export const SignUpPage = () => {
  const t = useIdentityText();
  const session = useSession();
  const account = useAccountForm();
  const state = useSessionState();
  const navigate = useNavigate();
  const config = useAppConfig().data;
  const { control, handleSubmit, setError } = useForm({
    resolver,
    defaultValues: { name: '', surname: '', email: '', password: '' },
  });
  const signUp = useMutation({
    mutationFn: async (user: Form) => {
      const { email, password } = user;
      await account.signUp({ email, password, name: `${user.name} ${user.surname}` });
      await session.signIn(user);
      await session.register(user);
    },
    onSuccess: () => navigate('/pages/welcome', { replace: true }),
    onError: (error) => applyFieldErrors(error, setError, ['name', 'surname', 'email', 'password']),
  });
  // The server answers every registration in the same way, also for a known address. For a known address, the sign-in
  // after the registration fails.
  const known = isApiProblem(signUp.error, 'sign-in-failed');
  if (state.kind === 'signed-in' && signUp.isIdle) return <Navigate to="/" replace />;
  if (state.kind === 'signed-in' && signUp.isError) return <Navigate to="/auth/not-registered" replace />;
  return (
    <Page title={t('signUpTitle')} lead={t('signUpLead')}>
      {config && !config.identity.signUp ? (
        <Notice tone="info">{t('signUpClosed')}</Notice>
      ) : (
        <AuthForm
          submitLabel={t('signUp')}
          busy={signUp.isPending}
          error={known ? null : signUp.error}
          onSubmit={handleSubmit((user) => signUp.mutate(user))}
        >
          <UserFields control={control as unknown as Control<UserName>} />
          <FormField control={control} name="email" label={t('email')} type="email" autoComplete="username" />
          <PasswordField
            control={control}
            name="password"
            label={t('password')}
            autoComplete="new-password"
          />
        </AuthForm>
      )}
      {known ? (
        <Box sx={{ mt: 3, display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Notice tone="warning">{t('signUpKnown')}</Notice>
          <TextLink to="/auth/forgot-password" alone>
            {t('forgotten')}
          </TextLink>
        </Box>
      ) : null}
      <Box sx={{ mt: 3 }}>
        {t('haveAccount')} <TextLink to="/auth/login">{t('signIn')}</TextLink>
      </Box>
    </Page>
  );
};
