import Box from '@mui/material/Box';
import { resetPasswordForm } from '@pratik/contract/idp';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { isApiProblem } from '../../lib/api/api-problem.ts';
import { contractResolver } from '../../lib/errors/contract-resolver.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AuthForm } from '../auth-form.tsx';
import { useAccountForm } from '../identity.api.ts';
import { useIdentityText } from '../identity.texts.ts';

const resolver = contractResolver(resetPasswordForm.pick({ newPassword: true }));

/**
 * Reads the code of a password link from the URL fragment. Older links of Pratik and links of Firebase contain it in
 * the query string.
 */
const codeIn = (hash: string, params: URLSearchParams): string =>
  new URLSearchParams(hash.slice(1)).get('token') ??
  params.get('token') ??
  (params.get('mode') === 'resetPassword' ? params.get('oobCode') : null) ??
  '';

/** Page on which a user chooses a first or new password with a one-time link. */
export const ResetPasswordPage = () => {
  const t = useIdentityText();
  const navigate = useNavigate();
  const { resetPassword } = useAccountForm();
  const { hash, search } = useLocation();
  const [token] = useState(() => codeIn(hash, new URLSearchParams(search)));
  useEffect(() => {
    // Removes the code from the query string, so that later requests do not send it in the Referer header.
    if (token && search) void navigate({ hash: `token=${encodeURIComponent(token)}` }, { replace: true });
  }, [token, search, navigate]);
  const { control, handleSubmit } = useForm({ resolver, defaultValues: { newPassword: '' } });
  const save = useMutation({
    mutationFn: (newPassword: string) => resetPassword(token, newPassword),
    onSuccess: () => {
      showToast(t('passwordSaved'));
      void navigate('/auth/login', { replace: true });
    },
  });
  return (
    <Page title={t('resetTitle')} lead={token ? t('resetLead') : undefined}>
      {token ? (
        <AuthForm
          submitLabel={t('savePassword')}
          busy={save.isPending}
          error={save.error}
          onSubmit={handleSubmit(({ newPassword }) => save.mutate(newPassword))}
        >
          <PasswordField
            control={control}
            name="newPassword"
            label={t('newPassword')}
            autoComplete="new-password"
          />
        </AuthForm>
      ) : (
        <Notice tone="warning">{t('linkMissing')}</Notice>
      )}
      <Box sx={{ mt: 3, display: 'grid', gap: 1, justifyItems: 'start' }}>
        {!token || isApiProblem(save.error, 'reset-link-invalid') ? (
          <TextLink to="/auth/forgot-password" alone>
            {t('askAgain')}
          </TextLink>
        ) : null}
        <TextLink to="/auth/login" alone>
          {t('backToSignIn')}
        </TextLink>
      </Box>
    </Page>
  );
};
