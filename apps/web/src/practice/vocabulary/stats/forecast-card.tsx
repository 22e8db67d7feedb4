import Box from '@mui/material/Box';
import type { AnswerOf } from '@pratik/contract/call';
import type { getVocabularyStats } from '@pratik/contract/vocabulary';
import { formatDate, formatNumber } from '../../../lib/language/format.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useStatsText } from './stats.texts.ts';

type ForecastCardProps = Pick<AnswerOf<typeof getVocabularyStats>, 'forecast'>;

const dateOf = (day: string) => formatDate(`${day}T12:00:00Z`, 'UTC');

/** Chart with the number of words that become due on each of the next days. */
export const ForecastCard = ({ forecast }: ForecastCardProps) => {
  const t = useStatsText();
  const sum = forecast.reduce((all, { due }) => all + due, 0);
  return (
    <Card title={t('forecast')}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        {t('forecastText', { today: formatNumber(forecast[0]?.due ?? 0), count: formatNumber(sum) })}{' '}
        {t('forecastNote')}
      </Box>
      <BarChart
        bars={forecast.map(({ day, due }, index) => ({
          key: day,
          value: due,
          label: [String(Number(day.slice(8)))],
          title: t('barText', { day: dateOf(day), count: formatNumber(due) }),
          current: index === 0,
        }))}
        format={(value) => formatNumber(value, 1)}
      />
      <ChartTable
        caption={t('forecast')}
        head={[t('day'), t('words')]}
        rows={forecast.map(({ day, due }) => [dateOf(day), formatNumber(due)])}
      />
    </Card>
  );
};
