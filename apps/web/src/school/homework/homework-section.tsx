import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClassDetails } from '@pratik/contract/classes';
import type { ListedAssignment } from '@pratik/contract/homework';
import { useId, useMemo, useState } from 'react';
import { formatDate, formatNumber } from '../../lib/language/format.ts';
import { DownloadButton } from '../../ui/action/download-button.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { type DataColumn, DataTable } from '../../ui/table/data-table.tsx';
import { useAssignments, useGradebookDownload } from './homework.api.ts';
import { useHomeworkText } from './homework.texts.ts';
import { useAssignmentTitle } from './use-assignment-title.ts';

const idOf = (row: ListedAssignment): string => row.id;
const sizeAtFirst = 10;

/** Section of the class page that lists the homework of the class. */
export const HomeworkSection = ({ row }: { row: ClassDetails }) => {
  const t = useHomeworkText();
  const titleId = useId();
  const titleOf = useAssignmentTitle();
  const download = useGradebookDownload();
  const [paging, setPaging] = useState({ page: 0, size: sizeAtFirst });
  const list = useAssignments({ classId: row.id, ...paging });
  const columns = useMemo(
    (): readonly DataColumn<ListedAssignment>[] => [
      {
        id: 'title',
        header: t('title'),
        primary: true,
        cell: (one) => <TextLink to={`/pages/class/${row.id}/homework/${one.id}`}>{titleOf(one)}</TextLink>,
      },
      { id: 'opens', header: t('opens'), hiddenAtFirst: true, cell: ({ opensAt }) => formatDate(opensAt) },
      { id: 'due', header: t('due'), cell: ({ dueAt }) => formatDate(dueAt) },
      {
        id: 'done',
        header: t('doneCount'),
        numeric: true,
        cell: ({ done, learners }) => t('doneOf', { done: formatNumber(done), all: formatNumber(learners) }),
      },
    ],
    [t, titleOf, row.id],
  );
  const give =
    row.archivedAt === null ? (
      <LinkButton
        to={`/pages/class/${row.id}/homework-add`}
        variant="contained"
        startIcon={<AssignmentIcon />}
      >
        {t('give')}
      </LinkButton>
    ) : null;
  const isEmpty = list.data?.total === 0;
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
          {t('homework')}
        </Typography>
        {isEmpty ? null : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <DownloadButton
              download={download}
              onStart={() =>
                download.mutate({ classId: row.id, fileName: `${t('gradebookFile')}-${row.code}.csv` })
              }
            >
              {t('gradebook')}
            </DownloadButton>
            {give}
          </Box>
        )}
      </Box>
      <DataTable
        label={t('homeworkList')}
        columns={columns}
        rows={list.data?.assignments}
        rowId={idOf}
        rowName={titleOf}
        page={paging.page}
        size={paging.size}
        total={list.data?.total ?? 0}
        totalCapped={list.data?.totalCapped ?? false}
        onPageChange={(page) => setPaging((before) => ({ ...before, page }))}
        onSizeChange={(size) => setPaging({ page: 0, size })}
        loading={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={
          <EmptyState drawing="homework" title={t('noHomework')} action={give}>
            {t('noHomeworkBody')}
          </EmptyState>
        }
      />
    </section>
  );
};
