import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { User } from '@pratik/contract/user';
import { useId } from 'react';
import { isApiProblem } from '../../lib/api/api-client.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { ShareableLink } from './shareable-link.tsx';
import { useLinkWords } from './use-link-words.ts';
import { fullName } from './user-words.tsx';
import type { useSignInLink } from './users.api.ts';
import { useUsersText } from './users.texts.ts';

type SignInLinkDialogProps = {
  user: User;
  open: boolean;
  /** Mutation that creates the link. The caller starts it before it opens the dialog. */
  link: ReturnType<typeof useSignInLink>;
  onClose: () => void;
};

/** Dialog with a one-time link for the first sign-in of a user, or after a lost password. */
export const SignInLinkDialog = ({ user, open, link, onClose }: SignInLinkDialogProps) => {
  const t = useUsersText();
  const words = useLinkWords();
  const id = useId();
  const { data, error } = link;
  const cannot = isApiProblem(error, 'provider-cannot');
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{words.title(fullName(user))}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography>{words.intro}</Typography>
        {data ? <ShareableLink url={data.url} expiresAt={data.expiresAt} /> : null}
        {cannot ? <Typography role="alert">{t('linkCannot')}</Typography> : null}
        {error && !cannot ? <ErrorPanel error={error} onRetry={() => link.mutate(user.id)} /> : null}
        {data || error ? null : <Typography role="status">{t('linkMaking')}</Typography>}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
