import Box from '@mui/material/Box';
import { radius, weight } from '../theme/tokens.ts';
import { useUiText } from '../ui.texts.ts';

/**
 * Link that moves the focus past the top bar and the menu to the page content. It is the first element in the tab
 * order.
 */
export const SkipLink = () => {
  const t = useUiText();
  return (
    <Box
      component="a"
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        borderRadius: radius.control,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: weight.semibold,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {t('skip')}
    </Box>
  );
};
