import Box from '@mui/material/Box';
import { PlainLinkButton } from '../../ui/action/plain-button.tsx';
import { usePageHeading } from '../../ui/layout/page.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { ChatSample } from './chat-sample.tsx';
import { useLandingText } from './landing.texts.ts';
import { gutter, pageWidth } from './section.tsx';

/** The first screen of the landing page: what Pratik does, who uses it and a picture. */
export const Hero = () => {
  const t = useLandingText();
  const heading = usePageHeading(t('pageTitle'));
  return (
    <Box
      sx={{
        px: gutter,
        pt: { xs: 5, md: 9 },
        pb: { xs: 8, md: 12 },
        maxWidth: pageWidth,
        boxSizing: 'content-box',
        marginInline: 'auto',
        display: 'grid',
        gap: { xs: 6, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
        alignItems: 'center',
      }}
    >
      <Box>
        <Box
          component="h1"
          ref={heading}
          tabIndex={-1}
          sx={{
            m: 0,
            typography: 'display',
            textWrap: 'balance',
          }}
        >
          {t('heading')}
        </Box>
        <Box
          component="p"
          sx={{ mt: 3, mb: 0, typography: 'reading', lineHeight: 1.6, maxWidth: '36rem', textWrap: 'pretty' }}
        >
          {t('lead')}
        </Box>
        <Box
          component="p"
          sx={{ mt: 2, mb: 0, typography: 'body1', color: 'text.secondary', maxWidth: '36rem' }}
        >
          {t('leadNote')}
        </Box>
        <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <PlainLinkButton to="/auth/login">{t('signIn')}</PlainLinkButton>
          <Box
            component="a"
            href="#duzeltmeler"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 48,
              px: 1,
              color: 'primary.main',
              fontWeight: weight.semibold,
            }}
          >
            {t('seeHow')}
          </Box>
        </Box>
      </Box>
      <ChatSample />
    </Box>
  );
};
