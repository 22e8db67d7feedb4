import Box from '@mui/material/Box';
import type { ServiceDays, ServicePurpose, ServiceUse } from '@pratik/contract/message-review';
import { formatNumber } from '../../../lib/language/format.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { dayAndMonth, formatDay } from './precision-card.tsx';
import { type StatsText, useStatsText } from './stats.texts.ts';
import { StatsTable } from './stats-table.tsx';

const purposes = ['chat', 'feedback', 'speech', 'transcription'] as const;
const names = {
  chat: 'costChat',
  feedback: 'costFeedback',
  speech: 'costSpeech',
  transcription: 'costTranscription',
} as const;
const colours: Record<ServicePurpose, string> = {
  chat: 'primary',
  feedback: 'warning',
  speech: 'success',
  transcription: 'info',
};

/** Daily usage of the AI providers: replies, corrections, speech output and speech recognition. */
export const CostCard = ({ spent: { days, use } }: { spent: ServiceDays }) => {
  const t = useStatsText();
  const priced = use.some(({ costUsd }) => costUsd !== null);
  const weightOf = (one: ServiceUse) =>
    priced ? (one.costUsd ?? 0) : one.inputTokens + one.outputTokens + one.characters + one.seconds;
  const find = (day: string, purpose: ServicePurpose) =>
    use.find((one) => one.day === day && one.purpose === purpose);
  const used = days.filter((day) => use.some((one) => one.day === day)).toReversed();
  return (
    <Card title={t('costTitle')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ color: 'text.secondary' }}>{used.length === 0 ? t('noCost') : t('costText')}</Box>
        {used.length > 0 ? (
          <>
            {priced ? null : <Box>{t('noPrice')}</Box>}
            <Box sx={{ fontWeight: weight.semibold }}>{t('costSum', { sum: said(t, use) })}</Box>
            <Box sx={{ color: 'text.secondary' }}>{t(priced ? 'plotCost' : 'plotTokens')}</Box>
            <BarChart
              format={(value) => formatNumber(value, priced ? 4 : 0)}
              fractions={priced}
              labelWidth={52}
              bars={days.map((day) => ({
                key: day,
                label: [dayAndMonth(day)],
                title: t('dayStats', { day: formatDay(day), sum: said(t, ofDay(use, day)) }),
                value: purposes.map((purpose) => {
                  const one = find(day, purpose);
                  return { value: one ? weightOf(one) : 0, colour: colours[purpose] };
                }),
              }))}
            />
            <Legend />
            <StatsTable
              caption={t('costTitle')}
              columns={[t('day'), ...purposes.map((purpose) => t(names[purpose])), t('total')]}
              rows={used.map((day) => ({
                key: day,
                cells: [
                  formatDay(day),
                  ...purposes.map((purpose) => {
                    const one = find(day, purpose);
                    return one ? taken(t, [one], priced) : t('none');
                  }),
                  taken(t, ofDay(use, day), priced),
                ],
              }))}
            />
          </>
        ) : null}
      </Box>
    </Card>
  );
};

const ofDay = (use: readonly ServiceUse[], day: string) => use.filter((one) => one.day === day);

const sumOf = (use: readonly ServiceUse[], value: (one: ServiceUse) => number): number =>
  use.reduce((sum, one) => sum + value(one), 0);

/** Returns the used tokens, characters, minutes and dollars as text, without amounts of zero. */
const said = (t: StatsText, use: readonly ServiceUse[]): string => {
  const tokens = sumOf(use, (one) => one.inputTokens + one.outputTokens);
  const characters = sumOf(use, (one) => one.characters);
  const seconds = sumOf(use, (one) => one.seconds);
  const cost = use.some(({ costUsd }) => costUsd !== null) ? sumOf(use, (one) => one.costUsd ?? 0) : null;
  return [
    tokens > 0 ? t('tokens', { shown: formatNumber(tokens) }) : '',
    characters > 0 ? t('characters', { shown: formatNumber(characters) }) : '',
    seconds > 0 ? t('minutes', { shown: formatNumber(seconds / 60, 1) }) : '',
    cost === null ? '' : t('dollars', { amount: formatNumber(cost, 4) }),
  ]
    .filter((part) => part !== '')
    .join(', ');
};

/** Returns the content of a table cell: the cost if prices are set, otherwise the usage. */
const taken = (t: StatsText, use: readonly ServiceUse[], priced: boolean): string =>
  priced && use.every(({ costUsd }) => costUsd !== null)
    ? t('dollars', {
        amount: formatNumber(
          sumOf(use, ({ costUsd }) => costUsd ?? 0),
          4,
        ),
      })
    : said(t, use);

const Legend = () => {
  const t = useStatsText();
  return (
    <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
      {purposes.map((purpose) => (
        <Box key={purpose} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            sx={{ width: 12, height: 12, borderRadius: radius.small, bgcolor: `${colours[purpose]}.main` }}
          />
          {t(names[purpose])}
        </Box>
      ))}
    </Box>
  );
};
