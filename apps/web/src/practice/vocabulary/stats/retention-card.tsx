import Box from '@mui/material/Box';
import type { AnswerOf } from '@pratik/contract/call';
import type { getVocabularyStats } from '@pratik/contract/vocabulary';
import { formatMonth, formatNumber, formatPercent } from '../../../lib/language/format.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useStatsText } from './stats.texts.ts';

type RetentionCardProps = Pick<AnswerOf<typeof getVocabularyStats>, 'retention'>;

/** Share of remembered words that the review scheduler aims for. */
const goal = 0.9;

/** Shows by month which share of the due words the learner remembered. */
export const RetentionCard = ({ retention }: RetentionCardProps) => {
  const t = useStatsText();
  const last = retention.length - 1;
  return (
    <Card title={t('retention')}>
      <Box sx={{ color: 'text.secondary', mb: retention.length > 0 ? 2 : 0 }}>
        {retention.length > 0 ? t('retentionText', { goal: formatPercent(goal) }) : t('retentionNone')}
      </Box>
      {retention.length > 0 ? (
        <>
          <BarChart
            bars={retention.map(({ month, asked, known }, index) => ({
              key: month,
              value: known / asked,
              label: [formatMonth(month)],
              title: t('shareText', {
                month: formatMonth(month, 'long'),
                share: formatPercent(known / asked),
                known: formatNumber(known),
                asked: formatNumber(asked),
              }),
              current: index === last,
            }))}
            top={1}
            goal={{ value: goal, label: t('goal') }}
            format={formatPercent}
          />
          <ChartTable
            caption={t('retention')}
            head={[t('month'), t('share'), t('asked')]}
            rows={retention.map(({ month, asked, known }) => [
              formatMonth(month, 'long'),
              formatPercent(known / asked),
              formatNumber(asked),
            ])}
          />
        </>
      ) : null}
    </Card>
  );
};
