import Box from '@mui/material/Box';
import type { ClassMember, ClassRole } from '@pratik/contract/classes';
import { useMemo } from 'react';
import { useLevelWords } from '../curriculum/level-words.ts';
import { formatDate, formatDateTime, formatRelative } from '../lib/language/format.ts';
import { TextLink } from '../ui/action/text-link.tsx';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import type { DataColumn } from '../ui/table/data-table.tsx';
import { useSchoolText } from './school.texts.ts';

export const memberName = (member: Pick<ClassMember, 'name' | 'surname'>): string =>
  `${member.name} ${member.surname}`;

/** Columns of the member table. The name of a learner links to the learner’s progress page. */
export const useMemberColumns = (classId: string, role: ClassRole): readonly DataColumn<ClassMember>[] => {
  const t = useSchoolText();
  const { levelName } = useLevelWords();
  return useMemo(() => {
    const name: DataColumn<ClassMember> = {
      id: 'name',
      header: t('member'),
      sortable: true,
      primary: true,
      cell: (member) =>
        role === 'learner' ? (
          <TextLink to={`/pages/class/${classId}/learner/${member.id}`}>{memberName(member)}</TextLink>
        ) : (
          memberName(member)
        ),
    };
    const email: DataColumn<ClassMember> = { id: 'email', header: t('email'), cell: ({ email }) => email };
    if (role === 'teacher') return [name, email];
    return [
      name,
      { ...email, hiddenAtFirst: true },
      {
        id: 'surname',
        header: t('surname'),
        sortable: true,
        hiddenAtFirst: true,
        cell: ({ surname }) => surname,
      },
      {
        id: 'level',
        header: t('level'),
        cell: ({ levelId }) => (levelId === null ? '–' : levelName(levelId)),
      },
      {
        id: 'lastActiveAt',
        header: t('lastActive'),
        sortable: true,
        cell: ({ lastActiveAt }) => <LastActive at={lastActiveAt} />,
      },
      {
        id: 'minutesThisWeek',
        header: t('thisWeek'),
        numeric: true,
        cell: ({ minutesThisWeek }) => t('minutes', { count: Math.round(minutesThisWeek) }),
      },
      {
        id: 'report',
        header: t('report'),
        cell: (member) => (
          <TextLink to={`/pages/learner-report/${member.id}`}>
            {t('report')}
            <VisuallyHidden>: {memberName(member)}</VisuallyHidden>
          </TextLink>
        ),
      },
      {
        id: 'joinedAt',
        header: t('joined'),
        hiddenAtFirst: true,
        cell: ({ joinedAt }) => formatDate(joinedAt),
      },
    ];
  }, [t, levelName, classId, role]);
};

/** Shows a relative time such as "3 gün önce", with the exact time as tooltip. */
export const LastActive = ({ at }: { at: string | null }) => {
  const t = useSchoolText();
  if (at !== null) {
    return (
      <time dateTime={at} title={formatDateTime(at)}>
        {formatRelative(at)}
      </time>
    );
  }
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {t('neverActive')}
    </Box>
  );
};
