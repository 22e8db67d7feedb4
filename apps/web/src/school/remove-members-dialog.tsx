import Typography from '@mui/material/Typography';
import type { ClassDetails } from '@pratik/contract/classes';
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { useRemoveMembers } from './school.api.ts';
import { useSchoolText } from './school.texts.ts';

type RemoveMembersDialogProps = {
  row: ClassDetails;
  userIds: readonly string[];
  open: boolean;
  onClose: (done?: boolean) => void;
};

/** Dialog that asks for confirmation before members are removed from a class. */
export const RemoveMembersDialog = ({ row, userIds, open, onClose }: RemoveMembersDialogProps) => {
  const t = useSchoolText();
  const remove = useRemoveMembers(row.id);
  const close = (done = false) => {
    remove.reset();
    onClose(done);
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('takeOutQuestion', { count: userIds.length })}
      confirmLabel={t('takeOut')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(userIds, {
          onSuccess: ({ removed }) => {
            showToast(t('takenOut', { count: removed }));
            close(true);
          },
        })
      }
      onClose={() => close()}
    >
      <Typography>{t('takeOutMeaning')}</Typography>
    </ConfirmDialog>
  );
};
