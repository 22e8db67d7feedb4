import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../../lib/language/format.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { outcomeName, type ReportRow } from './import-report.ts';
import { useImportText } from './import-texts.ts';

type Shown = 'all' | 'good' | 'bad';

const rowId = ({ row }: ReportRow): string => String(row.line);
const rowName = ({ row }: ReportRow): string => `${row.name} ${row.surname}`.trim() || row.email;
const isBad = ({ outcome }: ReportRow): boolean => outcome === 'refused';

/** Lists all rows of the file, each with its import result. A filter shows only the rows with a problem. */
export const ReportTable = ({ report }: { report: readonly ReportRow[] }) => {
  const t = useImportText();
  const bad = report.filter(isBad);
  const [shown, setShown] = useState<Shown>(bad.length > 0 ? 'bad' : 'all');
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(20);
  const columns = useColumns(report);
  const rows = shown === 'all' ? report : shown === 'bad' ? bad : report.filter((row) => !isBad(row));
  const choose = (next: Shown | null) => {
    if (next) setShown(next);
    setPage(0);
  };
  const counts = { all: report.length, good: report.length - bad.length, bad: bad.length };
  return (
    <DataTable
      label={t('reportLabel')}
      columns={columns}
      rows={rows.slice(page * size, (page + 1) * size)}
      rowId={rowId}
      rowName={rowName}
      page={page}
      size={size}
      total={rows.length}
      totalCapped={false}
      onPageChange={setPage}
      onSizeChange={(next) => {
        setSize(next);
        setPage(0);
      }}
      toolbar={
        <ToggleButtonGroup
          exclusive
          color="primary"
          value={shown}
          onChange={(_event, next: Shown | null) => choose(next)}
          aria-label={t('outcome')}
        >
          {(['all', 'good', 'bad'] as const).map((value) => (
            <ToggleButton key={value} value={value} sx={{ minHeight: 44, textTransform: 'none' }}>
              {t(value, { count: formatNumber(counts[value]) })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
      empty={<EmptyState title={t(shown === 'bad' ? 'nothingBad' : 'nothingHere')} />}
    />
  );
};

const useColumns = (report: readonly ReportRow[]): readonly DataColumn<ReportRow>[] => {
  const t = useImportText();
  const hasLinks = report.some(({ link }) => link !== undefined);
  return useMemo(
    () => [
      {
        id: 'user',
        header: t('user'),
        primary: true,
        cell: (row) => `${row.row.name} ${row.row.surname}`.trim() || t('noName'),
      },
      { id: 'email', header: t('email'), cell: ({ row }) => row.email || '–' },
      { id: 'line', header: t('line'), numeric: true, cell: ({ row }) => formatNumber(row.line) },
      { id: 'outcome', header: t('outcome'), cell: (row) => <Outcome row={row} /> },
      {
        id: 'reasons',
        header: t('reasons'),
        share: 4,
        wraps: true,
        cell: ({ reasons }) => reasons.join(' ') || '–',
      },
      ...(hasLinks
        ? [
            {
              id: 'link',
              header: t('link'),
              share: 4,
              wraps: true,
              cell: ({ link }: ReportRow) => <LinkText link={link} />,
            },
          ]
        : []),
    ],
    [t, hasLinks],
  );
};

const colors = {
  added: 'success.main',
  renewed: 'success.main',
  'would-add': 'success.main',
  refused: 'error.main',
  waiting: 'text.secondary',
} as const;

const Outcome = ({ row: { outcome } }: { row: ReportRow }) => (
  <Box component="span" sx={{ color: colors[outcome], fontWeight: weight.semibold }}>
    {outcomeName(outcome)}
  </Box>
);

const LinkText = ({ link }: { link: string | undefined }) => (
  <Box component="span" sx={{ userSelect: 'all', wordBreak: 'break-all', typography: 'caption' }}>
    {link ?? '–'}
  </Box>
);
