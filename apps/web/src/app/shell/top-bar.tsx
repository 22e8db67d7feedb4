import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router';
import { SpriteIcon } from '../../ui/action/sprite-icon.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { radius, topBarHeight } from '../../ui/theme/tokens.ts';
import { useAppText } from '../app.texts.ts';
import type { Layer } from './layers.ts';

type TopBarProps = {
  menuShown: boolean;
  onMenu: () => void;
  open: Layer | null;
  onOpen: (layer: Layer) => void;
};

/** The top bar of every page in the shell. */
export const TopBar = ({ menuShown, onMenu, open, onOpen }: TopBarProps) => {
  const t = useAppText();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: topBarHeight,
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: { xs: 1, sm: 2 },
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <IconButton
        aria-label={menuShown ? t('closeMenu') : t('openMenu')}
        aria-expanded={menuShown}
        onClick={onMenu}
      >
        <SpriteIcon name="menu" />
      </IconButton>
      <Box
        component={Link}
        to="/"
        aria-label={`Pratik, ${t('home')}`}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 44,
          minWidth: 0,
          overflow: 'hidden',
          px: 1,
          borderRadius: radius.control,
          textDecoration: 'none',
        }}
      >
        <Brand size={2} />
      </Box>
      <Box sx={{ flex: 1 }} />
      <IconButton
        aria-label={t('settings')}
        aria-haspopup="dialog"
        aria-expanded={open === 'settings'}
        onClick={() => onOpen('settings')}
      >
        <SpriteIcon name="settings" />
      </IconButton>
      <IconButton
        aria-label={t('account')}
        aria-haspopup="dialog"
        aria-expanded={open === 'profile'}
        onClick={() => onOpen('profile')}
      >
        <SpriteIcon name="account" />
      </IconButton>
    </Box>
  );
};
