import Box from '@mui/material/Box';
import { useLanguage } from '../../lib/language/i18n.ts';
import { Brand } from '../../ui/layout/brand.tsx';
import { Link } from '../../ui/layout/navigation.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { chooseLanguage } from '../language-choice.ts';
import { useLandingText } from './landing.texts.ts';
import { gutter, pageWidth } from './section.tsx';

const quiet = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 2,
  border: 0,
  borderRadius: radius.control,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontWeight: weight.semibold,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
};

type LandingHeaderProps = { organization: string | undefined };

/** The names of Pratik and of the organisation, the language switch and the link to the sign-in page. */
export const LandingHeader = ({ organization }: LandingHeaderProps) => {
  const t = useLandingText();
  const other = useLanguage() === 'tr' ? 'en' : 'tr';
  return (
    <Box component="header" sx={{ px: gutter, pt: 2 }}>
      <Box
        sx={{
          maxWidth: pageWidth,
          marginInline: 'auto',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <Brand size={2.3} />
        <Box
          sx={{
            flex: '1 1 0',
            minWidth: 0,
            px: 1,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            color: 'text.secondary',
            typography: 'body1',
          }}
        >
          {organization}
        </Box>
        <Box component="button" type="button" lang={other} onClick={() => chooseLanguage(other)} sx={quiet}>
          {t('otherLanguage')}
        </Box>
        <Box
          component={Link}
          to="/auth/login"
          sx={{
            ...quiet,
            display: { xs: 'none', sm: 'inline-flex' },
            border: '1px solid',
            borderColor: 'divider',
          }}
        >
          {t('signIn')}
        </Box>
      </Box>
    </Box>
  );
};
