import Box from '@mui/material/Box';
import type { Role, User, UserStatus } from '@pratik/contract/user';
import { formatDateTime, formatRelative } from '../../lib/language/format.ts';
import type { Option } from '../../ui/form/select-input.tsx';
import { ColouredWord } from '../../ui/label/coloured-word.tsx';
import { type UsersText, useUsersText } from './users.texts.ts';

export const fullName = (user: Pick<User, 'name' | 'surname'>): string => `${user.name} ${user.surname}`;

export const roleName = (t: UsersText, role: Role): string => t(role === 'admin' ? 'roleAdmin' : 'roleUser');

export const statusName = (t: UsersText, status: UserStatus): string =>
  t(({ active: 'statusActive', invited: 'statusInvited', disabled: 'statusDisabled' } as const)[status]);

export const roleOptions = (t: UsersText): Option[] =>
  (['user', 'admin'] as const).map((value) => ({ value, label: roleName(t, value) }));

export const statusOptions = (t: UsersText): Option[] =>
  (['active', 'invited', 'disabled'] as const).map((value) => ({ value, label: statusName(t, value) }));

const statusColors = { active: 'success.main', invited: 'info.main', disabled: 'text.secondary' } as const;

/** Status of a user as coloured text. The colour is decoration, because the text names the status. */
export const StatusMark = ({ status }: { status: UserStatus }) => {
  const t = useUsersText();
  return (
    <ColouredWord color={statusColors[status]} hollow={status !== 'active'}>
      {statusName(t, status)}
    </ColouredWord>
  );
};

/** Shows a relative time such as "3 gün önce", with the exact time as tooltip. */
export const Moment = ({ when, never }: { when: string | null; never: string }) =>
  when === null ? (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {never}
    </Box>
  ) : (
    <time dateTime={when} title={formatDateTime(when)}>
      {formatRelative(when)}
    </time>
  );
