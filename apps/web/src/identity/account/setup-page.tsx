import Box from '@mui/material/Box';
import { createFirstAdministrator } from '@pratik/contract/setup';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Control, useForm } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router';
import type { z } from 'zod';
import { callApi } from '../../lib/api/api-client.ts';
import { contractResolver } from '../../lib/errors/contract-resolver.ts';
import { applyFieldErrors } from '../../lib/errors/field-errors.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AuthForm } from '../auth-form.tsx';
import { useAppConfig } from '../identity.api.ts';
import { useIdentityText } from '../identity.texts.ts';
import { useSession, useSessionState } from '../session/session-context.ts';
import { UserFields, type UserName } from './user-fields.tsx';

const resolver = contractResolver(createFirstAdministrator.body);
type Form = z.output<typeof createFirstAdministrator.body>;

/** Reads the setup code from the URL fragment. Servers never receive or log the fragment. */
const codeIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('code') ?? '';

/**
 * Page that creates the first administrator. It needs the one-time setup code that the server prints at its first
 * start.
 */
export const SetupPage = () => {
  const t = useIdentityText();
  const session = useSession();
  const state = useSessionState();
  const queryClient = useQueryClient();
  const config = useAppConfig().data;
  const { hash } = useLocation();
  const { control, handleSubmit, setError } = useForm({
    resolver,
    defaultValues: { code: codeIn(hash), name: '', surname: '', email: '', password: '' },
  });
  const create = useMutation({
    mutationFn: async (administrator: Form) => {
      await callApi(createFirstAdministrator, administrator);
      await queryClient.invalidateQueries();
      await session.signIn(administrator);
    },
    onError: (error) => applyFieldErrors(error, setError, ['code', 'name', 'surname', 'email', 'password']),
  });
  if (state.kind === 'signed-in') return <Navigate to="/" replace />;
  const done = config !== undefined && !config.setupNeeded && !create.isPending;
  return (
    <Page title={t('setupTitle')} lead={done ? undefined : t('setupLead')}>
      {done ? (
        <Notice tone="info">{t('setupDone')}</Notice>
      ) : (
        <AuthForm
          submitLabel={t('createAdministrator')}
          busy={create.isPending}
          error={create.error}
          onSubmit={handleSubmit((administrator) => create.mutate(administrator))}
        >
          <FormField
            control={control}
            name="code"
            label={t('setupCode')}
            autoComplete="off"
            spellCheck={false}
          />
          <UserFields control={control as unknown as Control<UserName>} />
          <FormField control={control} name="email" label={t('email')} type="email" autoComplete="username" />
          <PasswordField
            control={control}
            name="password"
            label={t('password')}
            help={t('resetLead')}
            autoComplete="new-password"
          />
        </AuthForm>
      )}
      <Box sx={{ mt: 3 }}>
        <TextLink to="/auth/login" alone>
          {t('backToSignIn')}
        </TextLink>
      </Box>
    </Page>
  );
};
