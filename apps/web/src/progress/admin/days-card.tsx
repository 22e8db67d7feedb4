import Box from '@mui/material/Box';
import { formatDate, formatNumber, formatWeekday } from '../../lib/language/format.ts';
import { BarChart, type ChartBar } from '../../ui/chart/bar-chart.tsx';
import { ChartTable } from '../../ui/chart/chart-table.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useAdminText } from './admin.texts.ts';
import type { AdminDay } from './admin-day.ts';

/**
 * Shows the minutes spoken and the number of active users on each of the last 14 days, as bars and as a table for
 * screen readers.
 */
export const DaysCard = ({ days }: Pick<AdminDay, 'days'>) => {
  const t = useAdminText();
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  const bars = (of: 'minutes' | 'users'): ChartBar[] =>
    days.map((one, index) => ({
      key: one.day,
      value: one[of],
      label: [String(Number(one.day.slice(8))), formatWeekday(one.day)],
      title: t('dayStats', {
        day: formatDay(one.day),
        minutes: formatNumber(one.minutes, 1),
        users: formatNumber(one.users),
      }),
      current: index === days.length - 1,
    }));
  const format = (value: number) => formatNumber(value, 1);
  return (
    <Card title={t('days')}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('daysText', { count: formatNumber(total) })}</Box>
      <BarChart bars={bars('minutes')} format={format} />
      <Box sx={{ color: 'text.secondary', mt: 2.5, mb: 1 }}>{t('usersText')}</Box>
      <BarChart bars={bars('users')} format={format} height={120} />
      <ChartTable
        caption={t('daysTable')}
        head={[t('columnDay'), t('columnMinutes'), t('columnUsers')]}
        rows={days.map((one) => [formatDay(one.day), formatNumber(one.minutes, 1), formatNumber(one.users)])}
      />
    </Card>
  );
};

/** Formats a calendar day, for example `5 Eylül 2026`, independently of the browser’s time zone. */
const formatDay = (day: string): string => formatDate(`${day}T12:00:00Z`, 'UTC');
