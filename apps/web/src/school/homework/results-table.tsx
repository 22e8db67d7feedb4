import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AssignmentResults, AssignmentState } from '@pratik/contract/homework';
import { useId, useMemo, useState } from 'react';
import { formatDateTime, formatNumber, formatPercent } from '../../lib/language/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { type DataColumn, DataTable } from '../../ui/table/data-table.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { FeedbackDialog, type ResultRow } from './feedback-dialog.tsx';
import { useHomeworkText } from './homework.texts.ts';

const tones: Readonly<Record<AssignmentState, string>> = {
  upcoming: 'text.secondary',
  open: 'text.secondary',
  begun: 'text.primary',
  done: 'success.main',
  late: 'warning.main',
  missed: 'error.main',
};
const idOf = (row: ResultRow): string => row.id;
const nameOf = (row: ResultRow): string => row.name;

/**
 * Table with the results of all learners. The server sends all results at once, and the browser divides them into
 * pages.
 */
export const ResultsTable = ({ results }: { results: AssignmentResults }) => {
  const t = useHomeworkText();
  const titleId = useId();
  const { assignment, learners } = results;
  const [paging, setPaging] = useState({ page: 0, size: 50 });
  const [assessed, setAssessed] = useState<string | null>(null);
  const columns = useMemo((): readonly DataColumn<ResultRow>[] => {
    const count = (value: number) => formatNumber(value);
    const result: DataColumn<ResultRow> =
      assignment.amount === null
        ? {
            id: 'result',
            header: t('result'),
            numeric: true,
            share: 2,
            cell: ({ work }) =>
              work.bestPercent === null
                ? work.attempts === 0
                  ? '–'
                  : t('attempts', { count: count(work.attempts) })
                : `${formatPercent(work.bestPercent / 100)} · ${t('attempts', { count: count(work.attempts) })}`,
          }
        : {
            id: 'amount',
            header: t('amount'),
            numeric: true,
            cell: ({ work }) =>
              t(assignment.kind === 'chat' ? 'minutes' : 'reviews', { count: count(work.amountDone ?? 0) }),
          };
    return [
      { id: 'name', header: t('learner'), primary: true, cell: ({ name }) => name },
      {
        id: 'state',
        header: t('state'),
        cell: ({ work }) => (
          <Box component="span" sx={{ color: tones[work.state], fontWeight: weight.semibold }}>
            {t(work.state)}
          </Box>
        ),
      },
      result,
      {
        id: 'doneAt',
        header: t('doneAt'),
        cell: ({ work }) => (work.doneAt === null ? '–' : formatDateTime(work.doneAt)),
      },
      {
        id: 'grade',
        header: t('grade'),
        numeric: true,
        cell: ({ work }) => (work.feedback?.grade == null ? '–' : formatNumber(work.feedback.grade)),
      },
    ];
  }, [t, assignment]);
  const shown = learners.slice(paging.page * paging.size, (paging.page + 1) * paging.size);
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mb: 0.5 }}>
        {t('results')}
      </Typography>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('live')}</Box>
      <DataTable
        label={t('resultList')}
        columns={columns}
        rows={shown}
        rowId={idOf}
        rowName={nameOf}
        actionsWidth={9}
        rowActions={(row) => <Button onClick={() => setAssessed(row.id)}>{t('assess')}</Button>}
        page={paging.page}
        size={paging.size}
        total={learners.length}
        totalCapped={false}
        onPageChange={(page) => setPaging((before) => ({ ...before, page }))}
        onSizeChange={(size) => setPaging({ page: 0, size })}
        empty={<EmptyState title={t('noResults')}>{t('noResultsBody')}</EmptyState>}
      />
      <FeedbackDialog
        assignmentId={assignment.id}
        row={learners.find(({ id }) => id === assessed)}
        onClose={() => setAssessed(null)}
      />
    </section>
  );
};
