import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { reauthenticate } from '@pratik/contract/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../identity/session/session-context.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { CredentialsForm } from '../../profile/second-factor/credentials-form.tsx';
import {
  type CredentialsInput,
  credentialsOf,
  factorsOf,
  useSecondFactor,
} from '../../profile/second-factor/second-factor.api.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Delayed, TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { useReauthenticationText } from './reauthentication.texts.ts';

type ReauthenticationDialogProps = { onDone: (reauthenticated: boolean) => void };

/**
 * Dialog for re-authentication: the user enters the password and the second factor, or signs in again at the
 * identity provider.
 */
export const ReauthenticationDialog = ({ onDone }: ReauthenticationDialogProps) => {
  const t = useReauthenticationText();
  const titleId = useId();
  const { capabilities, elsewhere } = useSession().provider;
  return (
    <Dialog open onClose={() => onDone(false)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>{t(elsewhere ? 'leadElsewhere' : 'lead')}</Typography>
        {elsewhere ? <ExternalReauthentication onDone={onDone} /> : null}
        {elsewhere ? null : capabilities.ownAccounts ? (
          <OwnReauthentication onDone={onDone} />
        ) : (
          <PasswordReauthentication onDone={onDone} />
        )}
      </DialogContent>
    </Dialog>
  );
};

/**
 * Re-authentication for accounts of this application: the password, and a code or passkey if the user has a second
 * factor.
 */
const OwnReauthentication = ({ onDone }: ReauthenticationDialogProps) => {
  const t = useReauthenticationText();
  const factor = useSecondFactor();
  const reauthentication = useMutation({
    mutationFn: async (input: CredentialsInput) => callApi(reauthenticate, await credentialsOf(input)),
    onSuccess: () => onDone(true),
  });
  if (factor.error) return <LoadError error={factor.error} onRetry={() => void factor.refetch()} />;
  if (!factor.data) {
    return (
      <Delayed>
        <TextSkeleton lines={2} />
      </Delayed>
    );
  }
  return (
    <CredentialsForm
      has={factorsOf(factor.data)}
      submitLabel={t('confirm')}
      busy={reauthentication.isPending}
      error={reauthentication.error}
      onSubmit={reauthentication.mutate}
      onCancel={() => onDone(false)}
    />
  );
};

/**
 * Re-authentication at an identity provider for which our form asks for the password. The password is sent only to
 * the provider.
 */
const PasswordReauthentication = ({ onDone }: ReauthenticationDialogProps) => {
  const t = useReauthenticationText();
  const { provider } = useSession();
  const reauthentication = useMutation({
    mutationFn: async ({ password }: CredentialsInput) => {
      await provider.signInAgain?.(password);
      return callApi(reauthenticate, {});
    },
    onSuccess: () => onDone(true),
  });
  return (
    <CredentialsForm
      has={{ app: false, passkeys: false }}
      submitLabel={t('confirm')}
      busy={reauthentication.isPending}
      error={reauthentication.error}
      onSubmit={reauthentication.mutate}
      onCancel={() => onDone(false)}
    />
  );
};

/**
 * Re-authentication at an identity provider with its own sign-in page. The user signs in on that page and returns
 * to this page.
 */
const ExternalReauthentication = ({ onDone }: ReauthenticationDialogProps) => {
  const t = useReauthenticationText();
  const { provider } = useSession();
  const { pathname, search } = useLocation();
  const leave = useMutation({
    mutationFn: async () => provider.elsewhere?.reauthenticate(`${pathname}${search}`),
  });
  return (
    <>
      <FormProblem error={leave.error} />
      <Button
        variant="contained"
        sx={{ mt: 2, mr: 1.5 }}
        loading={leave.isPending}
        onClick={() => leave.mutate()}
      >
        {t('goThere')}
      </Button>
      <Button sx={{ mt: 2 }} onClick={() => onDone(false)}>
        {t('cancel')}
      </Button>
    </>
  );
};
