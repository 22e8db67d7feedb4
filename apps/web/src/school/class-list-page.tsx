import AddIcon from '@mui/icons-material/Add';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import type { ListedClass } from '@pratik/contract/classes';
import { useMemo } from 'react';
import { useLevelWords } from '../curriculum/level-words.ts';
import { formatNumber } from '../lib/language/format.ts';
import { useUrlState } from '../lib/url-state.ts';
import { LinkButton } from '../ui/action/link-button.tsx';
import { TextLink } from '../ui/action/text-link.tsx';
import { SearchInput } from '../ui/form/search-input.tsx';
import { SelectInput } from '../ui/form/select-input.tsx';
import { Page } from '../ui/layout/page.tsx';
import { type DataColumn, DataTable } from '../ui/table/data-table.tsx';
import { ListEmpty } from '../ui/table/list-empty.tsx';
import { ListFilters, optionLabel } from '../ui/table/list-filters.tsx';
import { classListDefaults, classListInput } from './class-list-url.ts';
import { useClassPage } from './school.api.ts';
import { useSchoolText } from './school.texts.ts';

const classId = (row: ListedClass): string => row.id;
const className = (row: ListedClass): string => row.code;

/** Lists all classes for administrators. */
export const ClassListPage = () => {
  const t = useSchoolText();
  const [address, setAddress] = useUrlState(classListDefaults);
  const input = classListInput(address);
  const list = useClassPage(input);
  const columns = useClassColumns();
  const filtered = input.search !== '';
  const shown = [
    { value: '', label: t('shownActive') },
    { value: 'yes', label: t('shownArchived') },
  ];
  const clear = () => setAddress({ search: '', archived: '' });
  return (
    <Page
      title={t('listTitle')}
      lead={t('listLead')}
      width="wide"
      actions={
        <LinkButton to="/pages/class-add" variant="contained" startIcon={<AddIcon />}>
          {t('addClass')}
        </LinkButton>
      }
    >
      <DataTable
        label={t('listLabel')}
        columns={columns}
        rows={list.data?.classes}
        rowId={classId}
        rowName={className}
        page={input.page}
        size={input.size}
        total={list.data?.total ?? 0}
        totalCapped={list.data?.totalCapped ?? false}
        onPageChange={(page) => setAddress({ page: String(page + 1) })}
        onSizeChange={(size) => setAddress({ size: String(size) })}
        sort={{ id: input.sort, order: input.order }}
        onSortChange={({ id, order }) => setAddress({ sort: id, order })}
        loading={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        toolbar={
          <ListFilters
            active={address.search !== '' || address.archived !== ''}
            onClear={clear}
            search={
              <SearchInput
                label={t('search')}
                value={address.search}
                onSearch={(search, continued) => setAddress({ search }, { replace: continued })}
              />
            }
            chips={[
              {
                label: t('shown'),
                value: optionLabel(shown, address.archived),
                onRemove: () => setAddress({ archived: '' }),
              },
            ]}
          >
            <SelectInput
              label={t('shown')}
              value={address.archived}
              options={shown}
              onChange={(archived) => setAddress({ archived })}
            />
          </ListFilters>
        }
        empty={
          <ListEmpty
            filtered={filtered}
            onClear={clear}
            icon={<GroupsIcon />}
            nothingFound={{ title: t('nothingFound'), body: t('nothingFoundBody') }}
            nothingYet={
              input.archived
                ? { title: t('emptyArchive'), body: t('emptyArchiveBody') }
                : { title: t('emptyTitle'), body: t('emptyBody') }
            }
            action={
              input.archived ? null : (
                <LinkButton to="/pages/class-add" variant="contained">
                  {t('addClass')}
                </LinkButton>
              )
            }
          />
        }
      />
    </Page>
  );
};

const useClassColumns = (): readonly DataColumn<ListedClass>[] => {
  const t = useSchoolText();
  const { levelName } = useLevelWords();
  return useMemo(
    () => [
      {
        id: 'code',
        header: t('code'),
        sortable: true,
        primary: true,
        cell: (row) => <TextLink to={`/pages/class/${row.id}`}>{row.code}</TextLink>,
      },
      { id: 'name', header: t('name'), cell: (row) => row.name },
      { id: 'term', header: t('term'), sortable: true, cell: (row) => row.term },
      {
        id: 'level',
        header: t('level'),
        cell: (row) => (row.levelId === null ? t('noLevel') : levelName(row.levelId)),
      },
      {
        id: 'teachers',
        header: t('teachers'),
        cell: (row) =>
          row.teachers.length === 0 ? t('noTeacher') : row.teachers.map(({ name }) => name).join(', '),
      },
      {
        id: 'learners',
        header: t('learners'),
        sortable: true,
        numeric: true,
        cell: (row) => formatNumber(row.learners),
      },
    ],
    [t, levelName],
  );
};
