import Button from '@mui/material/Button';
import type { SelectableUser } from '@pratik/contract/users';
import { useState } from 'react';
import { stepSize } from '../../../lib/api/in-steps.ts';
import { formatNumber } from '../../../lib/language/format.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useActsText } from '../acts.texts.ts';
import { InviteAgainButton } from '../invite-again-button.tsx';
import type { useBulkSteps } from '../use-bulk-steps.tsx';
import type { useClassAdding } from '../use-class-adding.ts';
import type { useLevelChange } from '../use-level-change.ts';
import { useOwnId } from '../use-own-id.ts';
import type { useStatusChange } from '../use-status-change.ts';
import type { useInviteAgain } from '../users.api.ts';
import { useUsersText } from '../users.texts.ts';
import { ClassDialog } from './class-dialog.tsx';
import { LevelMenuButton } from './level-menu-button.tsx';

type BulkActionsProps = {
  users: readonly SelectableUser[];
  statusChange: ReturnType<typeof useStatusChange>;
  levelChange: ReturnType<typeof useLevelChange>;
  classAdding: ReturnType<typeof useClassAdding>;
  invite: ReturnType<typeof useInviteAgain>;
  bulk: ReturnType<typeof useBulkSteps>;
  onDone: () => void;
};

type Asked = { act: string; count: number; run: () => void };

/**
 * Actions on the selected users. If some of these users are on other pages, the action asks for confirmation first.
 */
export const BulkActions = ({
  users,
  statusChange,
  levelChange,
  classAdding,
  invite,
  bulk,
  onDone,
}: BulkActionsProps) => {
  const t = useUsersText();
  const acts = useActsText();
  const ownId = useOwnId();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [asking, setAsking] = useState(false);
  const [choosingClass, setChoosingClass] = useState(false);
  const busy = statusChange.isPending || levelChange.isPending || classAdding.isPending || invite.isPending;
  const whenDone = { onSuccess: onDone, onSettled: bulk.end };
  const confirm = (act: string, count: number, run: () => void) => {
    if (count <= stepSize) return run();
    setAsked({ act, count, run });
    setAsking(true);
  };
  // The server rejects the whole request if it includes the administrator who sends it.
  const setStatus = (status: 'active' | 'disabled') => {
    const others = status === 'disabled' ? users.filter(({ id }) => id !== ownId) : users;
    if (others.length === 0) return showToast(t('ownAccountOnly'));
    const ownSkipped = others.length < users.length;
    confirm(t(status === 'disabled' ? 'disableMany' : 'enableMany'), others.length, () =>
      statusChange.mutate({ users: others, status, ownSkipped, steps: bulk.start() }, whenDone),
    );
  };
  return (
    <>
      <Button disabled={busy} onClick={() => setStatus('disabled')}>
        {t('disableMany')}
      </Button>
      <Button disabled={busy} onClick={() => setStatus('active')}>
        {t('enableMany')}
      </Button>
      <LevelMenuButton
        busy={busy}
        onChoose={(levelId, levelName) =>
          confirm(
            levelId === null ? acts('takeLevel') : `${acts('setLevel')}: ${levelName}`,
            users.length,
            () => levelChange.mutate({ users, levelId, levelName, steps: bulk.start() }, whenDone),
          )
        }
      />
      <Button disabled={busy} aria-haspopup="dialog" onClick={() => setChoosingClass(true)}>
        {acts('toClass')}
      </Button>
      <InviteAgainButton users={users} invite={invite} bulk={bulk} onDone={onDone} />
      <ClassDialog
        count={users.length}
        open={choosingClass}
        onClose={() => setChoosingClass(false)}
        onChoose={(target, role) => {
          setChoosingClass(false);
          const userIds = users.map(({ id }) => id);
          classAdding.mutate({ userIds, target, role, steps: bulk.start() }, whenDone);
        }}
      />
      <ConfirmDialog
        open={asking}
        title={asked ? acts('bulkQuestion', { act: asked.act, count: formatNumber(asked.count) }) : ''}
        confirmLabel={asked?.act ?? ''}
        onConfirm={() => {
          setAsking(false);
          asked?.run();
        }}
        onClose={() => setAsking(false)}
      >
        {acts('bulkBody')}
      </ConfirmDialog>
    </>
  );
};
