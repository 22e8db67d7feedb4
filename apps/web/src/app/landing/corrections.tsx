import Box from '@mui/material/Box';
import { ChatSample } from './chat-sample.tsx';
import { CorrectionSample } from './correction-sample.tsx';
import { useLandingText } from './landing.texts.ts';
import { Section } from './section.tsx';

const samples = [
  { code: 'light', why: 'lightWhy', wrong: 'open the light', right: 'turn on the light' },
  {
    code: 'since',
    why: 'sinceWhy',
    wrong: 'live … since three years',
    right: 'have lived … for three years',
  },
  { code: 'article', why: 'articleWhy', wrong: 'is engineer', right: 'is an engineer' },
] as const;

/** Shows a correction in the chat, and three more errors that are typical of Turkish speakers. */
export const Corrections = () => {
  const t = useLandingText();
  return (
    <Section id="duzeltmeler" title={t('correctionsTitle')} lead={t('correctionsLead')} tinted>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.1fr 1fr' },
          alignItems: 'center',
        }}
      >
        <ChatSample />
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {samples.map(({ code, why, wrong, right }) => (
            <li key={code}>
              <CorrectionSample
                code={t(code)}
                wrong={wrong}
                right={right}
                better={t('sampleBetter')}
                why={t(why)}
              />
            </li>
          ))}
        </Box>
      </Box>
    </Section>
  );
};
