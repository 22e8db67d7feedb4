import Box from '@mui/material/Box';
import { claimAdministration } from '@pratik/contract/setup';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router';
import type { z } from 'zod';
import { callApi } from '../../lib/api/api-client.ts';
import { contractResolver } from '../../lib/errors/contract-resolver.ts';
import { applyFieldErrors } from '../../lib/errors/field-errors.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AuthForm } from '../auth-form.tsx';
import { CodeSignIn } from '../code-sign-in.tsx';
import { useAppConfig } from '../identity.api.ts';
import { useIdentityText } from '../identity.texts.ts';
import { useOutsideText } from '../outside.texts.ts';
import { useSession, useSessionState } from '../session/session-context.ts';
import { UserFields, type UserName } from './user-fields.tsx';

type Form = z.output<typeof claimAdministration.body>;

/**
 * Page that sets up the first administrator with an account of the organization’s identity provider. The user first
 * signs in at the provider and then enters the setup code.
 */
export const ProviderSetupPage = () => {
  const t = useIdentityText();
  const words = useOutsideText();
  const session = useSession();
  const state = useSessionState();
  const { hash } = useLocation();
  const config = useAppConfig().data;
  useEffect(() => {
    session.start().catch(() => undefined);
  }, [session]);
  if (state.kind === 'signed-in' && state.role !== null) return <Navigate to="/" replace />;
  const done = config !== undefined && !config.setupNeeded;
  return (
    <Page title={t('setupTitle')} lead={done ? undefined : words('setupLead')}>
      {done ? <Notice tone="info">{t('setupDone')}</Notice> : null}
      {!done && state.kind !== 'signed-in' ? <CodeSignIn returnTo={`/auth/setup${hash}`} /> : null}
      {!done && state.kind === 'signed-in' ? <ClaimForm hash={hash} /> : null}
      <Box sx={{ mt: 3 }}>
        <TextLink to="/auth/login" alone>
          {t('backToSignIn')}
        </TextLink>
      </Box>
    </Page>
  );
};

const resolver = contractResolver(claimAdministration.body);

const ClaimForm = ({ hash }: { hash: string }) => {
  const t = useIdentityText();
  const session = useSession();
  const { control, handleSubmit, setError } = useForm({
    resolver,
    defaultValues: {
      code: new URLSearchParams(hash.slice(1)).get('code') ?? '',
      name: '',
      surname: '',
      email: '',
    },
  });
  const claim = useMutation({
    mutationFn: async (administrator: Form) => {
      await callApi(claimAdministration, administrator);
      await session.settle();
    },
    onError: (error) => applyFieldErrors(error, setError, ['code', 'name', 'surname', 'email']),
  });
  return (
    <AuthForm
      submitLabel={t('createAdministrator')}
      busy={claim.isPending}
      error={claim.error}
      onSubmit={handleSubmit((administrator) => claim.mutate(administrator))}
    >
      <FormField control={control} name="code" label={t('setupCode')} autoComplete="off" spellCheck={false} />
      <UserFields control={control as unknown as Control<UserName>} />
      <FormField control={control} name="email" label={t('email')} type="email" autoComplete="email" />
    </AuthForm>
  );
};
