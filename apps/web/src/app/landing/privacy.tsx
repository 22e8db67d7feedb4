import Box from '@mui/material/Box';
import { useLandingText } from './landing.texts.ts';
import { Section } from './section.tsx';

const promises = ['privacy1', 'privacy2', 'privacy3', 'privacy4'] as const;

/** Landing page section about how Pratik stores and uses data. */
export const Privacy = () => {
  const t = useLandingText();
  return (
    <Section id="gizlilik" title={t('privacyTitle')} lead={t('privacyLead')} tinted>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 6,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        }}
      >
        {promises.map((promise) => (
          <Box
            component="li"
            key={promise}
            sx={{
              py: 2,
              borderTop: '1px solid',
              borderColor: 'divider',
              typography: 'body1',
              lineHeight: 1.6,
            }}
          >
            {t(promise)}
          </Box>
        ))}
      </Box>
    </Section>
  );
};
