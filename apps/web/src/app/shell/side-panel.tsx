import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useAppText } from '../app.texts.ts';

type SidePanelProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  side: 'left' | 'right';
  id?: string;
  children: ReactNode;
};

/**
 * A panel over the page. The panel traps the focus, closes with Esc and returns the focus to the control that
 * opened the panel.
 */
export const SidePanel = ({ title, open, onClose, side, id, children }: SidePanelProps) => {
  const t = useAppText();
  const titleId = useId();
  return (
    <Drawer
      anchor={side}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          ...(id ? { id } : {}),
          sx: { width: 'min(22rem, 90vw)', bgcolor: 'background.paper' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 3, pr: 1.5, py: 1.5 }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
};
