import Typography from '@mui/material/Typography';
import type { User } from '@pratik/contract/user';
import { isApiProblem } from '../../lib/api/api-client.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { fullName } from './user-words.tsx';
import { useDeleteUser } from './users.api.ts';
import { useUsersText } from './users.texts.ts';

type DeleteUserDialogProps = {
  /** The user to delete. It stays set until the dialog has faded out. */
  user: User;
  open: boolean;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Asks for confirmation before a user and all their data are deleted. */
export const DeleteUserDialog = ({ user, open, onClose, onDeleted }: DeleteUserDialogProps) => {
  const t = useUsersText();
  const remove = useDeleteUser();
  const name = fullName(user);
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () =>
    remove.mutate(user.id, {
      onSuccess: () => {
        showToast(t('removed', { name }));
        close();
        onDeleted?.();
      },
    });
  return (
    <ConfirmDialog
      open={open}
      title={t('removeQuestion', { name })}
      confirmLabel={t('remove')}
      destructive
      busy={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
      onClose={close}
    >
      <Typography>{t('removeLoss')}</Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
        {isApiProblem(remove.error, 'last-administrator') ? t('lastAdministrator') : t('removeInstead')}
      </Typography>
    </ConfirmDialog>
  );
};
