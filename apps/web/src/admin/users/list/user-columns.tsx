import type { ListedUser } from '@pratik/contract/users';
import { useMemo } from 'react';
import { useLevelWords } from '../../../curriculum/level-words.ts';
import { formatDate } from '../../../lib/language/format.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import type { DataColumn } from '../../../ui/table/data-table.tsx';
import { useActsText } from '../acts.texts.ts';
import { fullName, Moment, roleName, StatusMark } from '../user-words.tsx';
import { useUsersText } from '../users.texts.ts';

/** Columns of the user list. The surname has its own column only if the administrator selects it or sorts by it. */
export const useUserColumns = (sortedBy: string): readonly DataColumn<ListedUser>[] => {
  const t = useUsersText();
  const acts = useActsText();
  const { levelName } = useLevelWords();
  const bySurname = sortedBy === 'surname';
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('user'),
        sortable: true,
        primary: true,
        cell: (user) => <TextLink to={`/pages/user/${user.id}`}>{fullName(user)}</TextLink>,
      },
      {
        id: 'surname',
        header: t('surname'),
        sortable: true,
        hiddenAtFirst: !bySurname,
        cell: (user) => user.surname,
      },
      { id: 'email', header: t('email'), sortable: true, share: 3, cell: (user) => user.email },
      { id: 'role', header: t('role'), share: 1.2, cell: (user) => roleName(t, user.role) },
      {
        id: 'level',
        header: t('level'),
        sortable: true,
        cell: (user) => (user.levelId === null ? t('noLevel') : levelName(user.levelId)),
      },
      {
        id: 'status',
        header: t('status'),
        sortable: true,
        share: 1.2,
        cell: (user) => <StatusMark status={user.status} />,
      },
      {
        id: 'lastActiveAt',
        header: t('lastActive'),
        share: 1.8,
        sortable: true,
        cell: (user) => <Moment when={user.lastActiveAt} never={t('neverActive')} />,
      },
      {
        id: 'minutesThisWeek',
        header: acts('thisWeek'),
        numeric: true,
        share: 1.2,
        cell: (user) => acts('minutes', { count: Math.round(user.minutesThisWeek) }),
      },
      {
        id: 'createdAt',
        header: t('created'),
        sortable: true,
        hiddenAtFirst: sortedBy !== 'createdAt',
        cell: (user) => formatDate(user.createdAt),
      },
    ],
    [t, acts, levelName, bySurname, sortedBy],
  );
};
