import PersonAddIcon from '@mui/icons-material/PersonAddAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ClassDetails, type ClassMember, type ClassRole, memberSort } from '@pratik/contract/classes';
import { type ReactNode, useId, useState } from 'react';
import { SearchInput } from '../ui/form/search-input.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { ListEmpty } from '../ui/table/list-empty.tsx';
import { AddMembersDialog } from './add-members-dialog.tsx';
import { memberName, useMemberColumns } from './member-columns.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import { RemoveMembersDialog } from './remove-members-dialog.tsx';
import { useMemberPage } from './school.api.ts';
import { useSchoolText } from './school.texts.ts';

type MembersSectionProps = { row: ClassDetails; classRole: ClassRole };
type Asked = 'add' | 'remove' | 'promote' | null;

const memberId = (member: ClassMember): string => member.id;
const sizeAtFirst = { learner: 20, teacher: 10 } as const;

/**
 * Section that lists either the learners or the teachers of a class. Administrators can add, remove and move members.
 */
export const MembersSection = ({ row, classRole }: MembersSectionProps) => {
  const t = useSchoolText();
  const titleId = useId();
  const [paging, setPaging] = useState({ page: 0, size: sizeAtFirst[classRole] as number, search: '' });
  const [sort, setSort] = useState<{ id: string; order: 'asc' | 'desc' }>({ id: 'name', order: 'asc' });
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Asked>(null);
  const list = useMemberPage({
    classId: row.id,
    role: classRole,
    ...paging,
    sort: memberSort.options.find((known) => known === sort.id) ?? 'name',
    order: sort.order,
  });
  const columns = useMemberColumns(row.id, classRole);
  const manages = row.right === 'manage';
  const change = (next: Partial<typeof paging>) => {
    setSelected([]);
    setPaging((before) => ({ ...before, page: 0, ...next }));
  };
  const close = (done = false) => {
    setAsked(null);
    if (done) change({ page: paging.page });
  };
  const addButton = manages ? (
    <Button
      variant={classRole === 'learner' ? 'contained' : 'outlined'}
      startIcon={<PersonAddIcon />}
      onClick={() => setAsked('add')}
    >
      {t(classRole === 'learner' ? 'addLearners' : 'addTeachers')}
    </Button>
  ) : null;
  return (
    <section aria-labelledby={titleId}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 1.5,
        }}
      >
        <Typography variant="h2" id={titleId}>
          {t(classRole === 'learner' ? 'learners' : 'teachers')}
        </Typography>
        {list.data?.total === 0 && paging.search === '' ? null : addButton}
      </Box>
      <DataTable
        label={t(classRole === 'learner' ? 'learnerList' : 'teacherList')}
        columns={columns}
        rows={list.data?.members}
        rowId={memberId}
        rowName={memberName}
        page={paging.page}
        size={paging.size}
        total={list.data?.total ?? 0}
        totalCapped={list.data?.totalCapped ?? false}
        onPageChange={(page) => change({ page })}
        onSizeChange={(size) => change({ size })}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          change({});
        }}
        loading={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        {...(manages ? { selected, onSelectedChange: setSelected } : {})}
        bulkActions={
          <>
            {classRole === 'learner' ? (
              <Button onClick={() => setAsked('promote')}>{t('promote')}</Button>
            ) : null}
            <Button onClick={() => setAsked('remove')}>{t('takeOut')}</Button>
          </>
        }
        toolbar={
          classRole === 'learner' ? (
            <Box sx={{ flex: '1 1 14rem', maxWidth: { sm: '22rem' } }}>
              <SearchInput
                label={t('searchMember')}
                value={paging.search}
                onSearch={(search) => change({ search })}
              />
            </Box>
          ) : null
        }
        empty={
          <MembersEmpty
            row={row}
            classRole={classRole}
            filtered={paging.search !== ''}
            action={addButton}
            onClear={() => change({ search: '' })}
          />
        }
      />
      {manages ? (
        <>
          <AddMembersDialog row={row} classRole={classRole} open={asked === 'add'} onClose={close} />
          <RemoveMembersDialog row={row} userIds={selected} open={asked === 'remove'} onClose={close} />
          <PromoteDialog row={row} userIds={selected} open={asked === 'promote'} onClose={close} />
        </>
      ) : null}
    </section>
  );
};

type MembersEmptyProps = MembersSectionProps & {
  filtered: boolean;
  onClear: () => void;
  action: ReactNode;
};

const MembersEmpty = ({ row, classRole, filtered, onClear, action }: MembersEmptyProps) => {
  const t = useSchoolText();
  const learnerBody = t(row.right === 'manage' ? 'noLearnersBody' : 'noLearnersForTeacher');
  return (
    <ListEmpty
      filtered={filtered}
      onClear={onClear}
      nothingFound={{ title: t('noMember'), body: t('noMemberBody') }}
      nothingYet={
        classRole === 'learner'
          ? { title: t('noLearners'), body: learnerBody }
          : { title: t('noTeachersYet'), body: t('noTeachersBody') }
      }
      action={action}
    />
  );
};
