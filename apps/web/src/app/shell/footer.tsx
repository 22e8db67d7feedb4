import Box from '@mui/material/Box';
import { TextLink } from '../../ui/action/text-link.tsx';
import { useAppText } from '../app.texts.ts';

export const Footer = () => {
  const t = useAppText();
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        px: { xs: 2, sm: 3, lg: 4 },
        py: 1.5,
        color: 'text.secondary',
        typography: 'caption',
        // On a phone, the footer is hidden if the page fills the window, because such a page needs the full height.
        'main:has([data-fills-window]) + &': { display: { xs: 'none', sm: 'flex' } },
      }}
    >
      <span>Pratik · {t('footer')}</span>
      <TextLink to="/landing" alone>
        {t('about')}
      </TextLink>
    </Box>
  );
};
