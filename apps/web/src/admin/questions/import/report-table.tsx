import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ImportReport } from '@pratik/contract/question-import';
import { formulaCell } from '@pratik/text/formula-cells';
import Papa from 'papaparse';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../../lib/language/format.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { type QuestionsText, questionsText, useQuestionsText } from '../questions.texts.ts';
import type { FileRow } from './read-file.ts';
import { rowErrorText } from './row-error-text.ts';

const rowId = ({ line }: ImportReport): string => String(line);
const outcomeKeys = {
  new: 'importNew',
  changed: 'importChanged',
  same: 'importSame',
  refused: 'importRefused',
} as const;
const outcomeName = (t: QuestionsText, { outcome }: ImportReport): string => t(outcomeKeys[outcome]);
const colors = {
  new: 'success.main',
  changed: 'success.main',
  same: 'text.secondary',
  refused: 'error.main',
} as const;

/** Lists all rows of the file, each with its import result. A filter shows only the rows with a problem. */
export const ReportTable = ({ report }: { report: readonly ImportReport[] }) => {
  const t = useQuestionsText();
  const bad = report.filter(({ outcome }) => outcome === 'refused');
  const [badOnly, setBadOnly] = useState(bad.length > 0);
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(20);
  const rows = badOnly ? bad : report;
  const columns = useMemo<readonly DataColumn<ImportReport>[]>(
    () => [
      {
        id: 'title',
        header: t('title'),
        primary: true,
        cell: ({ title }) => (title ? <span lang="en">{title}</span> : t('importNoTitle')),
      },
      { id: 'line', header: t('importLine'), numeric: true, cell: ({ line }) => formatNumber(line) },
      {
        id: 'outcome',
        header: t('importOutcome'),
        cell: (row) => (
          <Box component="span" sx={{ color: colors[row.outcome], fontWeight: weight.semibold }}>
            {outcomeName(t, row)}
          </Box>
        ),
      },
      {
        id: 'why',
        header: t('importWhy'),
        share: 5,
        wraps: true,
        cell: ({ errors }) => errors.map(rowErrorText).join(' · ') || '–',
      },
    ],
    [t],
  );
  return (
    <DataTable
      label={t('importReport')}
      columns={columns}
      rows={rows.slice(page * size, (page + 1) * size)}
      rowId={rowId}
      rowName={({ title, line }) => title || String(line)}
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
        bad.length > 0 ? (
          <FormControlLabel
            control={
              <Switch
                checked={badOnly}
                onChange={(_event, only) => {
                  setBadOnly(only);
                  setPage(0);
                }}
              />
            }
            label={t('importBadOnly', { count: formatNumber(bad.length) })}
          />
        ) : null
      }
      empty={<EmptyState title={t('importEmpty')} />}
    />
  );
};

/**
 * Returns the rejected rows as CSV, each with the reason for its rejection. The user can correct this file and
 * import it again.
 */
export const badRowsCsv = (rows: readonly FileRow[], bad: readonly ImportReport[]): string => {
  const records = new Map(rows.map(({ line, record }) => [line, record]));
  const cells = bad.map(({ line, errors }) => ({
    ...Object.fromEntries(
      Object.entries(records.get(line) ?? {}).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : value,
      ]),
    ),
    [questionsText('importLine')]: line,
    [questionsText('badColumn')]: errors.map(rowErrorText).join(' · '),
  }));
  return `\uFEFF${Papa.unparse(cells, { delimiter: ';', newline: '\r\n', quotes: true, escapeFormulae: formulaCell })}\r\n`;
};

/** Returns the names of the columns that only the file of rejected rows has. */
export const ownColumnNames = (): string[] => [questionsText('importLine'), questionsText('badColumn')];
