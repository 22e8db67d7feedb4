import Box from '@mui/material/Box';
import { weight } from '../../ui/theme/tokens.ts';
import { useLandingText } from './landing.texts.ts';
import { Section } from './section.tsx';

const audiences = ['learner', 'teacher', 'organization'] as const;

/** Landing page section with one part each for learners, teachers and the people who install Pratik. */
export const Audiences = () => {
  const t = useLandingText();
  return (
    <Section id="kimin-icin" title={t('forWhomTitle')}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {audiences.map((audience) => (
          <Box key={audience} sx={{ borderTop: '3px solid', borderColor: 'primary.main', pt: 2.5 }}>
            <Box
              component="h3"
              sx={{ m: 0, typography: 'h2', fontWeight: weight.semibold, letterSpacing: '-0.015em' }}
            >
              {t(`${audience}Title`)}
            </Box>
            <Box
              component="p"
              sx={{
                mt: 1.25,
                mb: 0,
                typography: 'body1',
                lineHeight: 1.65,
                color: 'text.secondary',
                textWrap: 'pretty',
              }}
            >
              {t(audience)}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
};
