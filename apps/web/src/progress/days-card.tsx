import Box from '@mui/material/Box';
import { useRef } from 'react';
import { formatDate, formatNumber } from '../lib/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { useWidth } from '../ui/layout/use-width.ts';
import { visuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { useAdminText } from './admin.texts.ts';
import type { AdminDay } from './admin-day.ts';
import { DayBars } from './day-bars.tsx';

/** Minutes spoken in 14 days, as bars and, for screen readers, as a table. */
export const DaysCard = ({ days }: Pick<AdminDay, 'days'>) => {
  const t = useAdminText();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 720);
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <Card title={t('days')}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('daysText', { count: formatNumber(total) })}</Box>
      <div ref={frame}>
        <DayBars days={days} of="minutes" width={width} />
        <Box sx={{ color: 'text.secondary', mt: 2.5, mb: 1 }}>{t('usersText')}</Box>
        <DayBars days={days} of="users" width={width} height={120} />
      </div>
      <div style={visuallyHidden}>
        <table>
          <caption>{t('daysTable')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('columnDay')}</th>
              <th scope="col">{t('columnMinutes')}</th>
              <th scope="col">{t('columnUsers')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((one) => (
              <tr key={one.day}>
                <th scope="row">{formatDay(one.day)}</th>
                <td>{formatNumber(one.minutes, 1)}</td>
                <td>{formatNumber(one.users)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
};

/** Formats a calendar day as `5 Eylül 2026`, independent of the browser’s time zone. */
export const formatDay = (day: string): string => formatDate(`${day}T12:00:00Z`, 'UTC');
