import PersonAddIcon from '@mui/icons-material/PersonAddAlt';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { User } from '@pratik/contract/user';
import type { ListedUser, SelectableUser } from '@pratik/contract/users';
import { useCallback, useMemo, useState } from 'react';
import { formatNumber, formatTotal } from '../../../lib/language/format.ts';
import { useUrlState } from '../../../lib/url-state.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useActsText } from '../acts.texts.ts';
import { UserProblem } from '../edit/user-problem.tsx';
import { LinksLeft } from '../invite-again-button.tsx';
import { BulkProgress, useBulkSteps } from '../use-bulk-steps.tsx';
import { useClassAdding } from '../use-class-adding.ts';
import { useLevelChange } from '../use-level-change.ts';
import { useStatusChange } from '../use-status-change.ts';
import { UserDialogs, useUserDialogs } from '../user-dialogs.tsx';
import { fullName } from '../user-words.tsx';
import { useInviteAgain, useMatchingUsers, useUserPage } from '../users.api.ts';
import { useUsersText } from '../users.texts.ts';
import { BulkActions } from './bulk-actions.tsx';
import { ExportButton } from './export-button.tsx';
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
  const acts = useActsText();
  const [address, setAddress] = useUrlState(userListDefaults);
  const [selected, setSelected] = useState<readonly SelectableUser[]>([]);
  const input = filterInput(address);
  const paging = pageInput(address);
  const list = useUserPage({ ...input, ...paging });
  const columns = useUserColumns(input.sort);
  const statusChange = useStatusChange();
  const levelChange = useLevelChange();
  const classAdding = useClassAdding();
  const invite = useInviteAgain();
  const dialogs = useUserDialogs();
  const matching = useMatchingUsers();
  const bulk = useBulkSteps();
  const selectedIds = useMemo(() => selected.map(({ id }) => id), [selected]);
  const problems = [statusChange, levelChange, classAdding, invite, matching].flatMap(({ error, data }) => [
    error,
    data && 'error' in data ? data.error : null,
  ]);

  // The selection survives a change of page or sort order, but not a change of filters, because the selected users
  // would be hidden.
  const change = (next: Partial<UserListAddress>, options?: { replace?: boolean }) => {
    if (Object.keys(next).some((name) => name in noFilters)) setSelected([]);
    setAddress(next, options);
  };
  const select = (ids: readonly string[]) =>
    setSelected((before) => {
      const known = new Map([...before, ...(list.data?.users ?? [])].map((user) => [user.id, user]));
      return ids.flatMap((id) => known.get(id) ?? []);
    });
  const selectMatching = () =>
    matching.mutate(input, {
      onSuccess: ({ users, capped }) => {
        setSelected(users);
        if (capped) showToast(acts('selectionCapped', { count: formatNumber(users.length) }));
      },
    });
  const { mutate: setStatus } = statusChange;
  const changeOne = useCallback(
    (user: User, status: 'active' | 'disabled') => setStatus({ users: [user], status }),
    [setStatus],
  );
  const selectNobody = () => setSelected([]);
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
        <UserProblem error={problems.find(Boolean)} />
        <BulkProgress {...bulk} />
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
          selected={selectedIds}
          onSelectedChange={select}
          selectMatching={
            <Button loading={matching.isPending} onClick={selectMatching}>
              {acts('selectMatching', {
                total: formatTotal(list.data?.total ?? 0, list.data?.totalCapped ?? false),
              })}
            </Button>
          }
          bulkActions={
            <BulkActions
              users={selected}
              statusChange={statusChange}
              levelChange={levelChange}
              classAdding={classAdding}
              invite={invite}
              bulk={bulk}
              onDone={selectNobody}
            />
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
