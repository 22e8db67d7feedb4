import PersonAddIcon from '@mui/icons-material/PersonAddAlt';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { User } from '@pratik/contract/user';
import type { ListedUser } from '@pratik/contract/users';
import { useCallback, useState } from 'react';
import { useUrlState } from '../../../lib/url-state.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { UserProblem } from '../edit/user-problem.tsx';
import { InviteAgainButton, LinksLeft } from '../invite-again-button.tsx';
import { useLevelChange } from '../use-level-change.ts';
import { useOwnId } from '../use-own-id.ts';
import { useStatusChange } from '../use-status-change.ts';
import { UserDialogs, useUserDialogs } from '../user-dialogs.tsx';
import { fullName } from '../user-words.tsx';
import { useInviteAgain, useUserPage } from '../users.api.ts';
import { useUsersText } from '../users.texts.ts';
import { ExportButton } from './export-button.tsx';
import { LevelMenuButton } from './level-menu-button.tsx';
import { useUserColumns } from './user-columns.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserListEmpty } from './user-list-empty.tsx';
import {
  countFilters,
  filterInput,
  noFilters,
  pageInput,
  type UserListAddress,
  userListDefaults,
} from './user-list-url.ts';
import { UserRowMenu } from './user-row-menu.tsx';

const userId = (user: ListedUser): string => user.id;

/** Lists all users. Administrators can search, edit, disable, delete and export users. */
export const UserListPage = () => {
  const t = useUsersText();
  const [address, setAddress] = useUrlState(userListDefaults);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const input = filterInput(address);
  const paging = pageInput(address);
  const list = useUserPage({ ...input, ...paging });
  const columns = useUserColumns(input.sort);
  const statusChange = useStatusChange();
  const levelChange = useLevelChange();
  const invite = useInviteAgain();
  const dialogs = useUserDialogs();
  const ownId = useOwnId();

  // Clears the selection when the page or a filter changes, so that the administrator always sees all selected
  // rows.
  const change = (next: Partial<UserListAddress>, options?: { replace?: boolean }) => {
    setSelected([]);
    setAddress(next, options);
  };
  const { mutate: setStatus } = statusChange;
  const changeOne = useCallback(
    (user: User, status: 'active' | 'disabled') => setStatus({ users: [user], status }),
    [setStatus],
  );
  const chosen = (list.data?.users ?? []).filter((user) => selected.includes(user.id));
  const selectNobody = () => setSelected([]);
  // The server rejects the whole request if it includes the administrator who sends it.
  const changeSelected = (status: 'active' | 'disabled') => {
    const users = status === 'disabled' ? chosen.filter(({ id }) => id !== ownId) : chosen;
    if (users.length === 0) return showToast(t('ownAccountOnly'));
    setStatus({ users, status, ownSkipped: users.length < chosen.length }, { onSuccess: selectNobody });
  };
  const rowActions = useCallback(
    (user: User) => (
      <UserRowMenu user={user} onStatus={changeOne} onLink={dialogs.askLink} onDelete={dialogs.askDelete} />
    ),
    [changeOne, dialogs.askLink, dialogs.askDelete],
  );

  const filtered = countFilters(address) > 0;
  return (
    <Page
      title={t('listTitle')}
      width="wide"
      actions={
        <>
          <LinkButton to="/pages/class-list">{t('classes')}</LinkButton>
          <LinkButton to="/pages/audit-log">{t('auditLog')}</LinkButton>
          <LinkButton to="/pages/letters">{t('letters')}</LinkButton>
          <LinkButton to="/pages/privacy-texts">{t('privacyTexts')}</LinkButton>
          <ExportButton input={input} />
          <LinkButton to="/pages/user-add" variant="contained" startIcon={<PersonAddIcon />}>
            {t('addUser')}
          </LinkButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <UserProblem error={statusChange.error ?? levelChange.error ?? invite.error} />
        <DataTable
          label={t('listLabel')}
          columns={columns}
          rows={list.data?.users}
          rowId={userId}
          rowName={fullName}
          page={paging.page}
          size={paging.size}
          total={list.data?.total ?? 0}
          totalCapped={list.data?.totalCapped ?? false}
          onPageChange={(page) => change({ page: String(page + 1) })}
          onSizeChange={(size) => change({ size: String(size) })}
          sort={{ id: input.sort, order: input.order }}
          onSortChange={({ id, order }) => change({ sort: id, order })}
          loading={list.isPlaceholderData}
          error={list.error}
          onRetry={() => void list.refetch()}
          selected={selected}
          onSelectedChange={setSelected}
          bulkActions={
            <>
              <Button disabled={statusChange.isPending} onClick={() => changeSelected('disabled')}>
                {t('disableMany')}
              </Button>
              <Button disabled={statusChange.isPending} onClick={() => changeSelected('active')}>
                {t('enableMany')}
              </Button>
              <LevelMenuButton
                busy={levelChange.isPending}
                onChoose={(levelId, levelName) =>
                  levelChange.mutate({ users: chosen, levelId, levelName }, { onSuccess: selectNobody })
                }
              />
              <InviteAgainButton users={chosen} invite={invite} onDone={selectNobody} />
            </>
          }
          rowActions={rowActions}
          toolbar={<UserFilters address={address} onChange={change} />}
          empty={<UserListEmpty filtered={filtered} onClear={() => change(noFilters)} />}
        />
        {!filtered && list.data?.total === 1 ? (
          <Alert
            severity="info"
            action={<LinkButton to="/pages/user-add?by=file">{t('addFromFile')}</LinkButton>}
          >
            {t('onlyYou')}
          </Alert>
        ) : null}
      </Box>
      <UserDialogs {...dialogs} />
      <LinksLeft invite={invite} />
    </Page>
  );
};
