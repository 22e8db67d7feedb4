import Typography from '@mui/material/Typography';
import type { ErrorReport } from '@pratik/contract/reports';
import { useCodeName } from '../../feedback/code-names.ts';
import { dayLabel, formatNumber } from '../../lib/language/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import { useReportText } from './reports.texts.ts';

type ErrorLine = ErrorReport['codes'][number];

const mostKinds = 12;

/** Formats a number with its sign, for example `+0,4`. */
const signed = (value: number): string => `${value > 0 ? '+' : ''}${formatNumber(value, 1)}`;

/** Table with the most frequent kinds of errors: rates per 100 words, range of the change, and trend. */
export const ErrorTable = ({ title, errors }: { title: string; errors: ErrorReport }) => {
  const t = useReportText();
  const codeName = useCodeName();
  const rate = (value: number | null) => (value === null ? '–' : formatNumber(value, 1));
  const columns: PlainColumn<ErrorLine>[] = [
    { id: 'kind', header: t('errorKind'), cell: ({ code }) => codeName(code) },
    { id: 'times', header: t('times'), numeric: true, cell: ({ lately }) => formatNumber(lately) },
    { id: 'rate', header: t('rate'), numeric: true, cell: ({ latelyRate }) => rate(latelyRate) },
    { id: 'before', header: t('rateBefore'), numeric: true, cell: ({ beforeRate }) => rate(beforeRate) },
    {
      id: 'change',
      header: t('change'),
      numeric: true,
      cell: ({ change }) =>
        change === null ? '–' : t('range', { from: signed(change.from), to: signed(change.to) }),
    },
    {
      id: 'trend',
      header: t('trend'),
      cell: ({ trend }) => (trend === null ? t('noTrend') : t(`error${trend}`)),
    },
  ];
  const rows = errors.codes.filter(({ lately }) => lately > 0).slice(0, mostKinds);
  return (
    <Card title={title}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {rows.length === 0
          ? t('errorsNone')
          : t('errorsHow', { day: dayLabel(errors.from), words: formatNumber(errors.words.lately) })}
      </Typography>
      {rows.length > 0 ? (
        <PlainTable label={title} columns={columns} rows={rows} rowId={({ code }) => code} />
      ) : null}
    </Card>
  );
};
