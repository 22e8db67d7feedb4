import Box from '@mui/material/Box';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Bar = {
  readonly key: string;
  /** Under the bar: "Pzt". */
  readonly label: string;
  readonly value: number;
  /** The value as read and shown on hover: "8 dakika". */
  readonly valueText: string;
  /** Today, or whatever else is marked. */
  readonly marked?: boolean;
};

type SparkBarsProps = {
  /** Names the whole figure. */
  label: string;
  bars: readonly Bar[];
  /** The height of a full bar; the largest value when left out. */
  full?: number;
  /** In rem. */
  height?: number;
};

/** A few values side by side. It is a list for those who hear it and bars for those who see it. */
export const SparkBars = ({ label, bars, full, height = 7 }: SparkBarsProps) => {
  const top = full ?? Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'flex', gap: 0.75, alignItems: 'stretch', listStyle: 'none', p: 0, m: 0 }}
    >
      {bars.map((bar) => (
        <Box
          component="li"
          key={bar.key}
          title={`${bar.label}: ${bar.valueText}`}
          sx={{ flex: '1 1 0', minWidth: 0 }}
        >
          <Box
            aria-hidden
            sx={{
              height: `${height}rem`,
              borderRadius: 1,
              bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 9%, transparent)',
              display: 'flex',
              alignItems: 'flex-end',
              overflow: 'hidden',
            }}
          >
            <Box
              sx={{
                width: '100%',
                height: `${barShare(bar.value, top) * 100}%`,
                borderRadius: 1,
                bgcolor: bar.marked
                  ? 'primary.main'
                  : 'color-mix(in srgb, var(--p-palette-primary-main) 55%, transparent)',
              }}
            />
          </Box>
          <Box
            sx={{
              mt: 0.5,
              textAlign: 'center',
              fontSize: '0.857rem',
              whiteSpace: 'nowrap',
              color: bar.marked ? 'text.primary' : 'text.secondary',
              fontWeight: bar.marked ? 650 : 450,
            }}
          >
            {bar.label}
            <VisuallyHidden>: {bar.valueText}</VisuallyHidden>
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** A value above nothing never vanishes: it stands at least a twentieth high. */
const barShare = (value: number, top: number): number =>
  value <= 0 ? 0 : Math.min(1, Math.max(0.05, value / top));
