import Box from '@mui/material/Box';
import type { StageTimes } from '@pratik/contract/voice-latency';
import { formatNumber } from '../../lib/language/format.ts';
import { weight } from '../../ui/theme/tokens.ts';
import { useVoiceTimesText } from './voice-times.texts.ts';

type StageRowProps = {
  times: StageTimes;
  /** Duration in milliseconds of a full bar. It is the same for all stages, so that their bars are comparable. */
  longestMs: number;
};

/** One stage of a spoken turn: its name, its duration, and whether the duration exceeds the budget. */
export const StageRow = ({ times, longestMs }: StageRowProps) => {
  const t = useVoiceTimesText();
  const { stage, count, p50Ms, p95Ms, budgetMs } = times;
  const time = (ms: number) =>
    ms < 1000
      ? t('ms', { ms: formatNumber(ms) })
      : t('seconds', { seconds: formatNumber(ms / 1000, ms < 10_000 ? 1 : 0) });
  const measured = p50Ms !== null && p95Ms !== null;
  const over = measured && p95Ms > budgetMs;
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Box sx={{ fontWeight: weight.semibold, flex: { xs: 1, sm: 'none' } }}>{t(stage)}</Box>
        <Box
          sx={{
            flex: { xs: '1 1 100%', sm: '1 1 0' },
            order: { xs: 1, sm: 0 },
            color: 'text.secondary',
            typography: 'caption',
          }}
        >
          {t(`${stage}Text`)}
        </Box>
        <Box sx={{ color: 'text.secondary', typography: 'caption', fontVariantNumeric: 'tabular-nums' }}>
          {measured ? t('times', { count: formatNumber(count) }) : t('none')}
        </Box>
      </Box>
      <Bar
        p50={(p50Ms ?? 0) / longestMs}
        p95={(p95Ms ?? 0) / longestMs}
        budget={budgetMs / longestMs}
        over={over}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          typography: 'caption',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {measured ? (
          <>
            <span>{t('median', { time: time(p50Ms) })}</span>
            <span>{t('p95', { time: time(p95Ms) })}</span>
          </>
        ) : null}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('budget', { time: time(budgetMs) })}
        </Box>
        {measured ? (
          <Box
            component="span"
            sx={{ fontWeight: weight.semibold, color: over ? 'error.main' : 'success.main' }}
          >
            {t(over ? 'over' : 'stored')}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
};

type BarProps = { p50: number; p95: number; budget: number; over: boolean };

/** Decorative bar. Screen readers read the same numbers in the text below it. */
const Bar = ({ p50, p95, budget, over }: BarProps) => {
  const colour = `var(--p-palette-${over ? 'error' : 'primary'}-main)`;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      width="100%"
      height="14"
      style={{ display: 'block', margin: '4px 0' }}
    >
      <rect width="100" height="10" rx="1" fill={colour} opacity="0.08" />
      <rect width={p95 * 100} height="10" fill={colour} opacity="0.35" />
      <rect width={p50 * 100} height="10" fill={colour} />
      <line
        x1={budget * 100}
        x2={budget * 100}
        y1="0"
        y2="10"
        stroke="var(--p-palette-text-primary)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
};
