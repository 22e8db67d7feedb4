import Box from '@mui/material/Box';
import { forgottenPasswordForm } from '@pratik/contract/idp';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { contractResolver } from '../../lib/errors/contract-resolver.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AuthForm } from '../auth-form.tsx';
import { useAccountForm, useAppConfig } from '../identity.api.ts';
import { useIdentityText } from '../identity.texts.ts';

const resolver = contractResolver(forgottenPasswordForm);

/**
 * Page for a forgotten password. It sends a link by e-mail or, without a mail server, explains how to get a link from
 * the administrator.
 */
export const ForgotPasswordPage = () => {
  const t = useIdentityText();
  const config = useAppConfig().data;
  const { control, handleSubmit } = useForm({ resolver, defaultValues: { email: '' } });
  const ask = useMutation({ mutationFn: useAccountForm().requestPasswordReset });
  const byMail = config?.identity.forgottenPassword !== 'administrator';
  return (
    <Page title={t('forgottenTitle')} lead={byMail && !ask.isSuccess ? t('forgottenLead') : undefined}>
      {byMail ? null : <Notice tone="info">{t('askAdministrator')}</Notice>}
      {byMail && ask.isSuccess ? (
        <Notice tone="success" role="status" title={t('linkSentTitle')}>
          {t('linkSent', { email: ask.variables })}
        </Notice>
      ) : null}
      {byMail && !ask.isSuccess ? (
        <AuthForm
          submitLabel={t('sendLink')}
          busy={ask.isPending}
          error={ask.error}
          onSubmit={handleSubmit(({ email }) => ask.mutate(email))}
        >
          <FormField control={control} name="email" label={t('email')} type="email" autoComplete="username" />
        </AuthForm>
      ) : null}
      <Box sx={{ mt: 3 }}>
        <TextLink to="/auth/login" alone>
          {t('backToSignIn')}
        </TextLink>
      </Box>
    </Page>
  );
};
