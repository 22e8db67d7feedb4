import Box from '@mui/material/Box';
import { PlainLinkButton } from '../../ui/action/plain-button.tsx';
import { Link } from '../../ui/layout/navigation.tsx';
import { usePageHeading } from '../../ui/layout/page.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { useLandingText } from './landing.texts.ts';
import { gutter, pageWidth } from './section.tsx';
import { TrySentence } from './try-sentence.tsx';

type HeroProps = {
  /** Whether visitors can sign up. Undefined until the settings are loaded. */
  signUp: boolean | undefined;
};

/** The first screen of the landing page: what Pratik does, and a form in which visitors try the corrections. */
export const Hero = ({ signUp }: HeroProps) => {
  const t = useLandingText();
  const heading = usePageHeading(t('pageTitle'));
  return (
    <Box
      sx={{
        px: gutter,
        pt: { xs: 4, md: 8 },
        pb: { xs: 8, md: 12 },
        maxWidth: pageWidth,
        boxSizing: 'content-box',
        marginInline: 'auto',
        display: 'grid',
        columnGap: 8,
        rowGap: { xs: 4, md: 3 },
        // On a phone, the form directly follows the introductory text.
        gridTemplateAreas: { xs: '"lead" "try" "start"', md: '"lead try" "start try"' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
        gridTemplateRows: { md: 'auto 1fr' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ gridArea: 'lead' }}>
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
        <Box component="p" sx={{ mt: 2.5, mb: 0, typography: 'lead', maxWidth: '36rem', textWrap: 'pretty' }}>
          {t('lead')}
        </Box>
      </Box>
      <Box sx={{ gridArea: 'try' }}>
        <TrySentence signUp={signUp} />
      </Box>
      <Box sx={{ gridArea: 'start' }}>
        <Box component="p" sx={{ m: 0, typography: 'body1', color: 'text.secondary', maxWidth: '36rem' }}>
          {t('leadNote')}
        </Box>
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <PlainLinkButton to="/auth/login">{t('signIn')}</PlainLinkButton>
          {signUp ? (
            <Box component={Link} to="/auth/sign-up" sx={secondary}>
              {t('signUp')}
            </Box>
          ) : (
            <Box component="a" href="#duzeltmeler" sx={secondary}>
              {t('seeHow')}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
};

const secondary = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  px: 1,
  color: 'primary.main',
  fontWeight: weight.semibold,
};
