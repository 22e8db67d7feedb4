import Box from '@mui/material/Box';
import type { AnswerOf } from '@pratik/contract/call';
import type { CorrectionSource } from '@pratik/contract/feedback';
import type { getPrecision } from '@pratik/contract/message-review';
import { useCodeName } from '../../../feedback/code-names.ts';
import { formatDate, formatNumber, formatPercent } from '../../../lib/language/format.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { SelectInput } from '../../../ui/form/native-choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { sourceTexts } from '../message-words.tsx';
import { useMessagesText } from '../messages.texts.ts';
import { enoughDecisions, precisionOf, shareOf, type Tally } from './precision.ts';
import { useStatsText } from './stats.texts.ts';
import { StatsTable } from './stats-table.tsx';

type PrecisionCardProps = {
  precision: AnswerOf<typeof getPrecision>;
  source: string;
  onSource: (source: string) => void;
};

const machineSources = [
  'transfer-grammar',
  'harper',
  'statistics',
  'model',
] as const satisfies readonly CorrectionSource[];

/** Shows the share of corrections that administrators confirmed: in total, by week and by error code. */
export const PrecisionCard = ({ precision, source, onSource }: PrecisionCardProps) => {
  const t = useStatsText();
  const named = useMessagesText();
  const codeName = useCodeName();
  const chosen = machineSources.find((known) => known === source) ?? null;
  const { total, codes, weeks } = precisionOf(precision, chosen);
  const shareText = (tally: Tally) => {
    const share = shareOf(tally);
    return share === null ? t('tooFew') : formatPercent(share);
  };
  const stats = ({ right, wrong }: Tally) => ({ right: formatNumber(right), wrong: formatNumber(wrong) });
  return (
    <Card title={t('precisionTitle')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ color: 'text.secondary', maxWidth: '44rem' }}>
          {t('honest', { count: enoughDecisions })}
        </Box>
        <Box sx={{ maxWidth: '20rem' }}>
          <SelectInput
            label={t('source')}
            value={chosen ?? ''}
            options={[
              { value: '', label: t('allSources') },
              ...machineSources.map((value) => ({ value, label: named(sourceTexts[value]) })),
            ]}
            onChange={onSource}
          />
        </Box>
        {total.right + total.wrong === 0 ? (
          <Box>{t('noDecisions')}</Box>
        ) : (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
              <Box component="span" sx={{ typography: 'stat', letterSpacing: '-0.02em' }}>
                {shareText(total)}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t('rightOf', stats(total))}
              </Box>
            </Box>
            <section>
              <Box component="h3" sx={{ m: 0, mb: 1, typography: 'body2', fontWeight: weight.semibold }}>
                {t('weeksTitle')}
              </Box>
              <Legend />
              <BarChart
                format={formatNumber}
                labelWidth={52}
                bars={weeks.map((one) => ({
                  key: one.week,
                  label: [dayAndMonth(one.week)],
                  title: t('weekStats', { week: formatDay(one.week), ...stats(one) }),
                  value: [
                    { value: one.right, colour: 'success' },
                    { value: one.wrong, colour: 'error' },
                  ],
                }))}
              />
            </section>
          </>
        )}
        {codes.length > 0 ? (
          <StatsTable
            caption={t('precisionTitle')}
            columns={[t('code'), t('share'), t('right'), t('wrong'), t('added')]}
            rows={codes.map((one) => ({
              key: one.code,
              cells: [
                codeName(one.code),
                shareText(one),
                formatNumber(one.right),
                formatNumber(one.wrong),
                formatNumber(one.added),
              ],
            }))}
          />
        ) : null}
      </Box>
    </Card>
  );
};

const Legend = () => {
  const t = useStatsText();
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 2, mb: 1, color: 'text.secondary' }}>
      {(['right', 'wrong'] as const).map((what) => (
        <Box component="span" key={what} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            component="span"
            sx={{
              width: '0.8rem',
              height: '0.8rem',
              borderRadius: radius.small,
              bgcolor: what === 'right' ? 'success.main' : 'error.main',
            }}
          />
          {t(what)}
        </Box>
      ))}
    </Box>
  );
};

/** Formats a calendar day. The result does not depend on the browser’s time zone. */
export const formatDay = (day: string): string => formatDate(`${day}T12:00:00Z`, 'UTC');

/** Formats a calendar day as day and month, such as `18.5.`. */
export const dayAndMonth = (day: string): string => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;
