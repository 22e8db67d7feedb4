import Box from '@mui/material/Box';
import type { Role, User, UserStatus } from '@pratik/contract/user';
import { useMemo } from 'react';
import { formatDateTime, formatRelative } from '../../lib/format.ts';
import { useBilingual } from '../../lib/i18n.ts';
import type { Option } from '../../ui/select-input.tsx';
import { useLevels } from './users.api.ts';
import { type UsersText, useUsersText } from './users.texts.ts';

export const fullName = (user: Pick<User, 'name' | 'surname'>): string => `${user.name} ${user.surname}`;

export const roleName = (t: UsersText, role: Role): string => t(role === 'admin' ? 'roleAdmin' : 'roleUser');

export const statusName = (t: UsersText, status: UserStatus): string =>
  t(({ active: 'statusActive', invited: 'statusInvited', disabled: 'statusDisabled' } as const)[status]);

export const roleOptions = (t: UsersText): Option[] =>
  (['user', 'admin'] as const).map((value) => ({ value, label: roleName(t, value) }));

export const statusOptions = (t: UsersText): Option[] =>
  (['active', 'invited', 'disabled'] as const).map((value) => ({ value, label: statusName(t, value) }));

/** The levels now in use, as options and as names; a level no longer in use is called by its id. */
export const useLevelWords = () => {
  const say = useBilingual();
  const levels = useLevels().data?.levels;
  return useMemo(() => {
    const options: Option[] = (levels ?? []).map((level) => ({ value: level.id, label: say(level.name) }));
    return {
      options,
      /** The options, with a retired level of the person's own kept among them. */
      optionsFor: (levelId: string | null): Option[] =>
        levelId === null || options.some(({ value }) => value === levelId)
          ? options
          : [...options, { value: levelId, label: levelId }],
      levelName: (id: string): string => options.find(({ value }) => value === id)?.label ?? id,
    };
  }, [levels, say]);
};

const statusColors = { active: 'success.main', invited: 'info.main', disabled: 'text.secondary' } as const;

/** A person's state: a word, with a colour that only repeats it. */
export const StatusMark = ({ status }: { status: UserStatus }) => {
  const t = useUsersText();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: '0.6em',
          height: '0.6em',
          borderRadius: '50%',
          border: '2px solid',
          borderColor: statusColors[status],
          bgcolor: status === 'active' ? statusColors[status] : 'transparent',
        }}
      />
      {statusName(t, status)}
    </Box>
  );
};

/** "3 gün önce", with the exact moment for whoever asks. */
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
