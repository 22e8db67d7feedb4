import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createUser } from '@pratik/contract/user';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Navigate } from 'react-router';
import { contractResolver } from '../../lib/errors/contract-resolver.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { UserFields } from '../account/user-fields.tsx';
import { AuthForm } from '../auth-form.tsx';
import { useAppConfig } from '../identity.api.ts';
import { useIdentityText } from '../identity.texts.ts';
import { useSession, useSessionState } from '../session/session-context.ts';

const resolver = contractResolver(createUser.body.shape.user);

/** Page for a valid identity that is not a user of this instance. It explains how to become a user. */
export const NotRegisteredPage = () => {
  const t = useIdentityText();
  const session = useSession();
  const state = useSessionState();
  const signUpOpen = useAppConfig().data?.identity.signUp ?? false;
  const { control, handleSubmit } = useForm({ resolver, defaultValues: { name: '', surname: '' } });
  const register = useMutation({ mutationFn: session.register });
  const signOut = useMutation({ mutationFn: session.signOut });
  if (state.kind !== 'signed-in') return <Navigate to="/auth/login" replace />;
  if (state.registered) return <Navigate to="/" replace />;
  return (
    <Page title={t('notRegisteredTitle')} lead={signUpOpen ? t('completeLead') : t('notRegistered')}>
      {signUpOpen ? (
        <AuthForm
          submitLabel={t('completeRegistration')}
          busy={register.isPending}
          error={register.error}
          onSubmit={handleSubmit((user) => register.mutate(user))}
        >
          <UserFields control={control} />
        </AuthForm>
      ) : null}
      <Box sx={{ mt: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
        <FormProblem error={signOut.error} />
        <Button variant="outlined" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('signOut')}
        </Button>
      </Box>
    </Page>
  );
};
