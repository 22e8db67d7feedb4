import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { giveProof } from '@pratik/contract/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../identity/session/session-context.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ProofForm } from '../../profile/second-factor/proof-form.tsx';
import {
  factorsOf,
  type ProofInput,
  proofOf,
  useSecondFactor,
} from '../../profile/second-factor/second-factor.api.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Delayed, TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { useProofText } from './proof.texts.ts';

type ProofDialogProps = { onDone: (proved: boolean) => void };

/**
 * Dialog for re-authentication: the user enters the password and the second factor, or signs in again at the
 * identity provider.
 */
export const ProofDialog = ({ onDone }: ProofDialogProps) => {
  const t = useProofText();
  const titleId = useId();
  const { capabilities, elsewhere } = useSession().provider;
  return (
    <Dialog open onClose={() => onDone(false)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>{t(elsewhere ? 'leadElsewhere' : 'lead')}</Typography>
        {elsewhere ? <ElsewhereProof onDone={onDone} /> : null}
        {elsewhere ? null : capabilities.ownAccounts ? (
          <OwnProof onDone={onDone} />
        ) : (
          <PasswordProof onDone={onDone} />
        )}
      </DialogContent>
    </Dialog>
  );
};

/**
 * Re-authentication for accounts of this application: the password, and a code or passkey if the user has a second
 * factor.
 */
const OwnProof = ({ onDone }: ProofDialogProps) => {
  const t = useProofText();
  const factor = useSecondFactor();
  const prove = useMutation({
    mutationFn: async (input: ProofInput) => callApi(giveProof, await proofOf(input)),
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
    <ProofForm
      has={factorsOf(factor.data)}
      submitLabel={t('confirm')}
      busy={prove.isPending}
      error={prove.error}
      onSubmit={prove.mutate}
      onCancel={() => onDone(false)}
    />
  );
};

/**
 * Re-authentication at an identity provider for which our form asks for the password. The password is sent only to
 * the provider.
 */
const PasswordProof = ({ onDone }: ProofDialogProps) => {
  const t = useProofText();
  const { provider } = useSession();
  const prove = useMutation({
    mutationFn: async ({ password }: ProofInput) => {
      await provider.signInAgain?.(password);
      return callApi(giveProof, {});
    },
    onSuccess: () => onDone(true),
  });
  return (
    <ProofForm
      has={{ app: false, passkeys: false }}
      submitLabel={t('confirm')}
      busy={prove.isPending}
      error={prove.error}
      onSubmit={prove.mutate}
      onCancel={() => onDone(false)}
    />
  );
};

/**
 * Re-authentication at an identity provider with its own sign-in page. The user signs in on that page and returns
 * to this page.
 */
const ElsewhereProof = ({ onDone }: ProofDialogProps) => {
  const t = useProofText();
  const { provider } = useSession();
  const { pathname, search } = useLocation();
  const leave = useMutation({
    mutationFn: async () => provider.elsewhere?.prove(`${pathname}${search}`),
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
