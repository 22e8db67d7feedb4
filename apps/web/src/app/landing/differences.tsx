import Box from '@mui/material/Box';
import { weight } from '../../ui/theme/tokens.ts';
import { useLandingText } from './landing.texts.ts';
import { Section } from './section.tsx';

const differences = [
  'different1',
  'different2',
  'different3',
  'different4',
  'different5',
  'different6',
] as const;

/** Landing page section about how Pratik differs from other applications. */
export const Differences = () => {
  const t = useLandingText();
  return (
    <Section id="fark" title={t('differentTitle')} tinted>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 3.5, md: 5 },
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
        }}
      >
        {differences.map((difference) => (
          <Box component="li" key={difference} sx={{ display: 'flex', gap: 2 }}>
            <Tick />
            <Box>
              <Box
                component="h3"
                sx={{ m: 0, typography: 'lead', fontWeight: weight.semibold, letterSpacing: '-0.012em' }}
              >
                {t(`${difference}Title`)}
              </Box>
              <Box
                component="p"
                sx={{
                  mt: 0.75,
                  mb: 0,
                  typography: 'body1',
                  lineHeight: 1.6,
                  color: 'text.secondary',
                  textWrap: 'pretty',
                }}
              >
                {t(difference)}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
};

const Tick = () => (
  <Box
    component="svg"
    viewBox="0 0 24 24"
    aria-hidden
    focusable="false"
    sx={{ width: '1.9rem', height: '1.9rem', flex: 'none', color: 'primary.main' }}
  >
    <circle cx="12" cy="12" r="11" fill="currentColor" opacity="0.14" />
    <path
      d="m7.5 12.4 3 3 6-6.600"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Box>
);
