import Button from '@mui/material/Button';
import type { User } from '@pratik/contract/user';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useActsText } from './acts.texts.ts';
import { InvitedDialog } from './invited-dialog.tsx';
import type { useBulkSteps } from './use-bulk-steps.tsx';
import { useOwnId } from './use-own-id.ts';
import type { useInviteAgain } from './users.api.ts';

type InviteAgainButtonProps = {
  users: readonly Pick<User, 'id' | 'status'>[];
  bulk: ReturnType<typeof useBulkSteps>;
  invite: ReturnType<typeof useInviteAgain>;
  onDone: () => void;
};

/**
 * Button that creates new sign-in links for selected users who have never signed in. A dialog shows the links not
 * sent by e-mail.
 */
export const InviteAgainButton = ({ users, invite, bulk, onDone }: InviteAgainButtonProps) => {
  const t = useActsText();
  const ownId = useOwnId();
  const waiting = users.filter(({ status }) => status === 'invited');
  const [asking, setAsking] = useState(false);
  const ask = () => (waiting.length === 0 ? showToast(t('nobodyInvited')) : setAsking(true));
  const start = () =>
    invite.mutate(
      // The server rejects the whole request if it includes the administrator who sends it.
      { userIds: users.map(({ id }) => id).filter((id) => id !== ownId), steps: bulk.start() },
      {
        onSuccess: ({ invited }) => {
          const mailed = invited.filter((one) => one.mailed).length;
          if (invited.length === 0) showToast(t('nobodyInvited'));
          else if (mailed > 0) showToast(t('invitedAgain', { count: mailed }));
          setAsking(false);
          onDone();
        },
        onError: () => setAsking(false),
        onSettled: bulk.end,
      },
    );
  return (
    <>
      <Button loading={invite.isPending} onClick={ask}>
        {t('inviteAgain')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('inviteQuestion', { count: waiting.length })}
        confirmLabel={t('inviteAgain')}
        busy={invite.isPending}
        error={null}
        onConfirm={start}
        onClose={() => setAsking(false)}
      >
        {t('inviteBody', { count: waiting.length })}
      </ConfirmDialog>
    </>
  );
};

/** Dialog with the links that were not sent by e-mail. */
export const LinksLeft = ({ invite }: Pick<InviteAgainButtonProps, 'invite'>) => {
  const [closed, setClosed] = useState<object | null>(null);
  const left = invite.data?.invited.filter(({ mailed }) => !mailed) ?? [];
  if (!invite.data || left.length === 0) return null;
  return (
    <InvitedDialog
      open={closed !== invite.data}
      links={left}
      skipped={invite.data.skipped.length}
      onClose={() => setClosed(invite.data)}
    />
  );
};
