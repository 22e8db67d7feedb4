import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Ring } from '../../ui/chart/ring.tsx';
import { English } from '../../ui/label/language-mark.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { CorrectionSample } from './correction-sample.tsx';
import { useLandingText } from './landing.texts.ts';

/** Illustration of the chat screen: a conversation, a correction in Turkish, and the progress ring of the day. */
export const ChatSample = () => {
  const t = useLandingText();
  return (
    <Box
      component="figure"
      aria-label={t('sampleLabel')}
      sx={{
        m: 0,
        borderRadius: radius.card,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        boxShadow: '0 1px 2px rgb(20 20 60 / 6%), 0 24px 60px -20px rgb(40 36 120 / 28%)',
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2.5,
          py: 1.75,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box
          aria-hidden
          sx={{
            width: '2.6rem',
            height: '2.6rem',
            borderRadius: radius.round,
            display: 'grid',
            placeItems: 'center',
            fontWeight: weight.bold,
            bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 16%, transparent)',
            color: 'primary.main',
          }}
        >
          M
        </Box>
        <Box sx={{ flex: 1, fontWeight: weight.semibold, minWidth: 0 }}>{t('samplePartner')}</Box>
        <Ring label={t('ringLabel')} share={0.6} size={3.4}>
          <Box sx={{ typography: 'label', fontWeight: weight.bold, lineHeight: 1.05 }}>
            6
            <Box sx={{ typography: 'label', fontWeight: weight.medium, color: 'text.secondary' }}>
              {t('ringUnit')}
            </Box>
          </Box>
        </Ring>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.75, p: { xs: 2, sm: 2.5 } }}>
        <Bubble>
          <English>Some people say cats are better than dogs. What do you think?</English>
        </Bubble>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'end' }}>
          <Bubble own>
            <English>I am agree with them. Cats are calm.</English>
          </Bubble>
          <Box sx={{ width: 'min(100%, 27rem)' }}>
            <CorrectionSample
              code={t('sampleCode')}
              wrong="I am agree"
              right="I agree"
              why={t('sampleWhy')}
              better={t('sampleBetter')}
            />
          </Box>
        </Box>
        <Bubble>
          <English>So you agree! Calm is nice. Do you have a cat at home?</English>
        </Bubble>
      </Box>
    </Box>
  );
};

const Bubble = ({ own = false, children }: { own?: boolean; children: ReactNode }) => (
  <Box
    sx={{
      justifySelf: own ? 'end' : 'start',
      maxWidth: '86%',
      px: 2,
      py: 1.35,
      borderRadius: radius.card,
      typography: 'body1',
      lineHeight: 1.5,
      ...(own
        ? { bgcolor: 'primary.main', color: 'primary.contrastText', borderBottomRightRadius: radius.small }
        : { bgcolor: 'background.default', borderBottomLeftRadius: radius.small }),
    }}
  >
    {children}
  </Box>
);
