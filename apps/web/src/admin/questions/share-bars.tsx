import Box from '@mui/material/Box';
import { useId } from 'react';
import { radius, weight } from '../../ui/theme/tokens.ts';

export type ShareBar = {
  readonly key: string;
  readonly name: string;
  readonly lang?: 'en';
  /** Length of the bar, from 0 to 1. */
  readonly share: number;
  /** The share as formatted text. */
  readonly text: string;
  /** Whether the bar is less prominent than the main bar. */
  readonly muted?: boolean;
};

/** List of shares with a bar for each entry. The bars are decoration; screen readers read the text. */
export const ShareBars = ({ label, bars }: { label: string; bars: readonly ShareBar[] }) => {
  const id = useId();
  return (
    <div>
      <Box id={id} sx={{ fontWeight: weight.semibold, mb: 1 }}>
        {label}
      </Box>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25 }}
      >
        {bars.map(({ key, name, lang, share, text, muted }) => (
          <li key={key}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
              <Box component="span" {...(lang ? { lang } : {})} sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {text}
              </Box>
            </Box>
            <Box
              aria-hidden
              sx={{
                mt: 0.5,
                height: '0.6rem',
                borderRadius: radius.control,
                overflow: 'hidden',
                bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 10%, transparent)',
              }}
            >
              <Box
                sx={{
                  width: `${Math.round(share * 100)}%`,
                  height: '100%',
                  bgcolor: muted
                    ? 'color-mix(in srgb, var(--p-palette-primary-main) 50%, transparent)'
                    : 'primary.main',
                }}
              />
            </Box>
          </li>
        ))}
      </Box>
    </div>
  );
};
