import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { User } from '@pratik/contract/user';
import { useEffect, useId } from 'react';
import { isApiProblem } from '../../lib/api-client.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { LinkToHandOn } from './link-to-hand-on.tsx';
import { fullName } from './user-words.tsx';
import { useSignInLink } from './users.api.ts';
import { useUsersText } from './users.texts.ts';

/** Makes a link with which the person chooses a password, and shows it to be handed on. */
export const SignInLinkDialog = ({ user, onClose }: { user: User | null; onClose: () => void }) => (
  <Dialog open={user !== null} onClose={onClose} maxWidth="sm" fullWidth>
    {user ? <LinkDialogContent user={user} onClose={onClose} /> : null}
  </Dialog>
);

const LinkDialogContent = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useUsersText();
  const id = useId();
  const { mutate, data, error } = useSignInLink();
  useEffect(() => mutate(user.id), [mutate, user.id]);
  return (
    <>
      <DialogTitle id={id}>{t('linkTitle', { name: fullName(user) })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography>{t('linkIntro')}</Typography>
        {data ? <LinkToHandOn url={data.url} expiresAt={data.expiresAt} /> : null}
        {error && isApiProblem(error, 'provider-cannot') ? (
          <Typography role="alert">{t('linkCannot')}</Typography>
        ) : null}
        {error && !isApiProblem(error, 'provider-cannot') ? (
          <ErrorPanel error={error} onRetry={() => mutate(user.id)} />
        ) : null}
        {data || error ? null : <Typography role="status">{t('linkMaking')}</Typography>}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </>
  );
};
