import Box from '@mui/material/Box';
import type { DayCost } from '@pratik/contract/desk';
import { formatNumber } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { useFiguresText } from './figures.texts.ts';
import { FiguresTable } from './figures-table.tsx';
import { dayAndMonth, formatDay } from './precision-card.tsx';
import { StackedBars } from './stacked-bars.tsx';

/** What corrections took of the AI service, day by day. */
export const CostCard = ({ days }: { days: readonly DayCost[] }) => {
  const t = useFiguresText();
  const used = days.filter(({ attempts }) => attempts > 0);
  const tokensOf = (day: DayCost) => day.inputTokens + day.outputTokens;
  const priced = used.some(({ costUsd }) => costUsd !== null);
  const dollars = (amount: number | null) =>
    amount === null ? t('none') : t('dollars', { amount: formatNumber(amount, 4) });
  const sum = {
    tokens: used.reduce((all, day) => all + tokensOf(day), 0),
    cost: used.reduce((all, { costUsd }) => all + (costUsd ?? 0), 0),
  };
  return (
    <Card title={t('costTitle')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ color: 'text.secondary' }}>{used.length === 0 ? t('noCost') : t('costText')}</Box>
        {used.length > 0 ? (
          <>
            {priced ? null : <Box>{t('noPrice')}</Box>}
            <Box sx={{ fontWeight: 600 }}>
              {t('costSum', { tokens: formatNumber(sum.tokens), cost: dollars(priced ? sum.cost : null) })}
            </Box>
            <StackedBars
              bars={days.map((day) => ({
                key: day.day,
                label: dayAndMonth(day.day),
                title: t('dayFigures', { day: formatDay(day.day), tokens: formatNumber(tokensOf(day)) }),
                parts: [{ value: tokensOf(day), colour: 'primary' }],
              }))}
            />
            <FiguresTable
              caption={t('costTitle')}
              columns={[t('day'), t('attempts'), t('tokensIn'), t('tokensOut'), t('cost')]}
              rows={used.toReversed().map((day) => ({
                key: day.day,
                cells: [
                  formatDay(day.day),
                  formatNumber(day.attempts),
                  formatNumber(day.inputTokens),
                  formatNumber(day.outputTokens),
                  dollars(day.costUsd),
                ],
              }))}
            />
          </>
        ) : null}
      </Box>
    </Card>
  );
};
