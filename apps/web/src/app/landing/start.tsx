import Box from '@mui/material/Box';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { useLandingText } from './landing.texts.ts';
import { Section } from './section.tsx';

const steps = ['startStep1', 'startStep2', 'startStep3'] as const;

/** Landing page section about how a school sets up Pratik with one command and one setup code. */
export const Start = () => {
  const t = useLandingText();
  return (
    <Section id="baslangic" title={t('startTitle')} lead={t('startLead')}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.15fr 1fr' },
          alignItems: 'center',
        }}
      >
        <Box
          component="pre"
          aria-label={t('terminalLabel')}
          sx={{
            m: 0,
            p: { xs: 2.5, sm: 3.5 },
            borderRadius: radius.card,
            bgcolor: '#17172A',
            color: '#E6E6F5',
            border: '1px solid #32324A',
            typography: 'body1',
            fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
            lineHeight: 1.9,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          <span style={{ color: '#8F90B5' }}>$ </span>
          <strong>npm start</strong>
          {'\n'}
          {t('terminalReady')} <span style={{ color: '#A5B4FC' }}>http://localhost:3000</span>
          {'\n'}
          {t('terminalCode')} <span style={{ color: '#6FD3A2' }}>••••-••••-••••</span>
        </Box>
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2.5 }}>
          {steps.map((step, index) => (
            <Box
              component="li"
              key={step}
              sx={{ display: 'flex', gap: 2, alignItems: 'center', typography: 'subtitle1' }}
            >
              <Box
                aria-hidden
                sx={{
                  width: '2.4rem',
                  height: '2.4rem',
                  flex: 'none',
                  borderRadius: radius.round,
                  display: 'grid',
                  placeItems: 'center',
                  fontWeight: weight.bold,
                  color: 'primary.main',
                  border: '2px solid currentColor',
                }}
              >
                {index + 1}
              </Box>
              {t(step)}
            </Box>
          ))}
        </Box>
      </Box>
    </Section>
  );
};
