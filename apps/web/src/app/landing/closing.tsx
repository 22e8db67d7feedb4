import Box from '@mui/material/Box';
import { PlainLinkButton } from '../../ui/action/plain-button.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { useLandingText } from './landing.texts.ts';
import { gutter, pageWidth } from './section.tsx';

/**
 * The last section of the landing page. Links to the sign-up page if sign-up is open, otherwise to the sign-in
 * page.
 */
export const Closing = ({ signUp }: { signUp: boolean }) => {
  const t = useLandingText();
  return (
    <Box
      component="section"
      aria-labelledby="son-title"
      sx={{ py: { xs: 9, md: 13 }, px: gutter, textAlign: 'center' }}
    >
      <Box
        component="h2"
        id="son-title"
        sx={{
          m: 0,
          typography: 'headline',
          textWrap: 'balance',
        }}
      >
        {t('closingTitle')}
      </Box>
      <Box component="p" sx={{ mt: 2, mb: 4, typography: 'lead', color: 'text.secondary' }}>
        {t(signUp ? 'closingOpen' : 'closing')}
      </Box>
      <PlainLinkButton to={signUp ? '/auth/sign-up' : '/auth/login'}>
        {t(signUp ? 'signUp' : 'signIn')}
      </PlainLinkButton>
    </Box>
  );
};

export const LandingFooter = () => {
  const t = useLandingText();
  return (
    <Box component="footer" sx={{ px: gutter, py: 4, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box
        sx={{
          maxWidth: pageWidth,
          marginInline: 'auto',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          justifyContent: 'space-between',
          color: 'text.secondary',
        }}
      >
        <Brand size={1.9} />
        <span>{t('footer')}</span>
      </Box>
    </Box>
  );
};
