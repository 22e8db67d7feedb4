import Box from '@mui/material/Box';
import { useState } from 'react';
import { English } from '../../ui/label/language-mark.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { CorrectionSample } from './correction-sample.tsx';
import { useLandingText } from './landing.texts.ts';
import { Section } from './section.tsx';

const samples = [
  {
    code: 'light',
    why: 'lightWhy',
    said: 'Can you open the light?',
    wrong: 'open the light',
    right: 'turn on the light',
  },
  {
    code: 'since',
    why: 'sinceWhy',
    said: 'I live in İzmir since three years.',
    wrong: 'live … since three years',
    right: 'have lived … for three years',
  },
  {
    code: 'although',
    why: 'althoughWhy',
    said: 'Although it was raining, but we went out.',
    wrong: 'Although …, but we',
    right: 'Although …, we',
  },
  {
    code: 'article',
    why: 'articleWhy',
    said: 'My sister is engineer.',
    wrong: 'is engineer',
    right: 'is an engineer',
  },
] as const;

/** Shows four sentences with typical errors of Turkish speakers. A click on a sentence shows its correction. */
export const Corrections = () => {
  const t = useLandingText();
  const [chosen, setChosen] = useState(0);
  const sample = samples[chosen] ?? samples[0];
  return (
    <Section id="duzeltmeler" title={t('correctionsTitle')} lead={t('correctionsLead')} tinted>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 1.25 }}>
          <Box component="legend" sx={{ p: 0, mb: 1.5, fontWeight: weight.semibold }}>
            {t('correctionsChoose')}
          </Box>
          {samples.map(({ code, said }, index) => (
            <Box
              key={code}
              component="label"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                minHeight: 56,
                px: 2,
                py: 1,
                borderRadius: radius.card,
                border: '1px solid',
                borderColor: index === chosen ? 'primary.main' : 'divider',
                bgcolor:
                  index === chosen
                    ? 'color-mix(in srgb, var(--p-palette-primary-main) 8%, transparent)'
                    : 'transparent',
                typography: 'body1',
                cursor: 'pointer',
                '&:has(:focus-visible)': {
                  outline: '3px solid var(--p-palette-primary-main)',
                  outlineOffset: 2,
                },
              }}
            >
              <Box
                component="input"
                type="radio"
                name="sample"
                checked={index === chosen}
                onChange={() => setChosen(index)}
                sx={{
                  width: 18,
                  height: 18,
                  flex: 'none',
                  m: 0,
                  accentColor: 'var(--p-palette-primary-main)',
                  outline: 'none !important',
                }}
              />
              <English>{said}</English>
            </Box>
          ))}
        </Box>
        <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5, minHeight: { md: '17rem' } }}>
          <Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary', mb: 0.75, textAlign: 'end' }}>
              {t('youWrote')}
            </Box>
            <Box
              sx={{
                marginInlineStart: 'auto',
                width: 'fit-content',
                maxWidth: '90%',
                px: 2,
                py: 1.35,
                borderRadius: radius.card,
                borderBottomRightRadius: radius.small,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                typography: 'body1',
              }}
            >
              <English>{sample.said}</English>
            </Box>
          </Box>
          <CorrectionSample
            code={t(sample.code)}
            wrong={sample.wrong}
            right={sample.right}
            better={t('sampleBetter')}
            why={t(sample.why)}
          />
        </Box>
      </Box>
    </Section>
  );
};
