import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ItemState } from '@pratik/contract/curriculum';
import type { QuestionRow } from '@pratik/contract/question-list';
import { useMemo, useState } from 'react';
import { useUrlState } from '../../../lib/url-state.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useNear, useQuestionPage } from '../questions.api.ts';
import { useQuestionsText } from '../questions.texts.ts';
import { useStateChange } from '../use-state-change.ts';
import { ExportButtons } from './export-buttons.tsx';
import { NearRows, rowKey, useQuestionColumns } from './question-columns.tsx';
import { QuestionFilters } from './question-filters.tsx';
import { QuestionListEmpty } from './question-list-empty.tsx';
import {
  countFilters,
  filterInput,
  noFilters,
  pageInput,
  type QuestionListAddress,
  questionListDefaults,
  sortInput,
} from './question-list-url.ts';

const rowTitle = ({ title }: QuestionRow): string => title;
const noRows: readonly QuestionRow[] = [];

/** Lists all questions, words and texts. Administrators can search, publish, retire and export these items. */
export const QuestionListPage = () => {
  const t = useQuestionsText();
  const [address, setAddress] = useUrlState(questionListDefaults);
  const [selected, setSelected] = useState<readonly QuestionRow[]>([]);
  const selectedKeys = useMemo(() => selected.map(rowKey), [selected]);
  const input = filterInput(address);
  const paging = pageInput(address);
  const sort = sortInput(address);
  const list = useQuestionPage({ ...input, ...sort, ...paging });
  const rows = list.data?.questions ?? noRows;
  const found = useNear(rows).data?.found;
  const near = useMemo(() => new Set((found ?? []).map(rowKey)), [found]);
  const columns = useQuestionColumns();
  const stateChange = useStateChange();

  // The selection survives a change of page or sort order, but not a change of filters, because the selected items
  // would be hidden.
  const change = (next: Partial<QuestionListAddress>, options?: { replace?: boolean }) => {
    if (Object.keys(next).some((name) => name in noFilters)) setSelected([]);
    setAddress(next, options);
  };
  const select = (keys: readonly string[]) =>
    setSelected((before) => {
      const known = new Map([...before, ...rows].map((row) => [rowKey(row), row]));
      return keys.flatMap((key) => known.get(key) ?? []);
    });
  const setStates = (state: ItemState) => {
    stateChange.mutate({ items: selected, state }, { onSuccess: () => setSelected([]) });
  };
  const filtered = countFilters(address) > 0;
  return (
    <Page
      title={t('listTitle')}
      width="wide"
      actions={
        <>
          <ExportButtons input={input} />
          <LinkButton to="/pages/question-add" variant="contained" startIcon={<AddIcon />}>
            {t('add')}
          </LinkButton>
        </>
      }
    >
      <NearRows value={near}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FormProblem error={stateChange.error ?? stateChange.data?.error} />
          <DataTable
            label={t('listLabel')}
            columns={columns}
            rows={list.data?.questions}
            rowId={rowKey}
            rowName={rowTitle}
            page={paging.page}
            size={paging.size}
            total={list.data?.total ?? 0}
            totalCapped={list.data?.totalCapped ?? false}
            onPageChange={(page) => change({ page: String(page + 1) })}
            onSizeChange={(size) => change({ size: String(size) })}
            sort={{ id: sort.sort, order: sort.order }}
            onSortChange={({ id, order }) => change({ sort: id, order })}
            loading={list.isPlaceholderData}
            error={list.error}
            onRetry={() => void list.refetch()}
            selected={selectedKeys}
            onSelectedChange={select}
            bulkActions={
              <>
                <Button disabled={stateChange.isPending} onClick={() => setStates('published')}>
                  {t('publish')}
                </Button>
                <Button disabled={stateChange.isPending} onClick={() => setStates('retired')}>
                  {t('retire')}
                </Button>
              </>
            }
            toolbar={<QuestionFilters address={address} onChange={change} />}
            empty={<QuestionListEmpty filtered={filtered} onClear={() => change(noFilters)} />}
          />
        </Box>
      </NearRows>
    </Page>
  );
};
