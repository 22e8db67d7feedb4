import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useEffect, useState } from 'react';
import { useUiText } from '../ui.texts.ts';
import { closeToast, removeToast, type Toast, takeToast, undoToast } from './toast.ts';

/** Cards of the visible toasts. */
export const ToastCards = ({ toasts }: { toasts: readonly Toast[] }) =>
  toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />);

const ToastCard = ({ toast }: { toast: Toast }) => {
  const t = useUiText();
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused || !Number.isFinite(toast.duration)) return;
    const timer = setTimeout(() => removeToast(toast), toast.duration);
    return () => clearTimeout(timer);
  }, [toast, paused]);
  return (
    <Paper
      elevation={6}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      sx={{
        pointerEvents: 'auto',
        display: 'flex',
        flexWrap: toast.action ? 'wrap' : 'nowrap',
        justifyContent: 'flex-end',
        alignItems: 'center',
        columnGap: 1,
        pl: 2.5,
        pr: 0.5,
        py: 0.5,
        maxWidth: '34rem',
        bgcolor: 'text.primary',
        color: 'background.paper',
      }}
    >
      <Box sx={{ py: 1, minWidth: 0, flex: toast.action ? '1 1 15rem' : 'auto', overflowWrap: 'anywhere' }}>
        {toast.text}
      </Box>
      {toast.action || toast.undo ? (
        <Button
          color="inherit"
          onClick={() => (toast.action ? takeToast(toast) : undoToast(toast))}
          sx={{ textDecoration: 'underline', flex: 'none' }}
        >
          {toast.action?.label ?? t('undo')}
        </Button>
      ) : null}
      <IconButton color="inherit" aria-label={t('close')} onClick={() => closeToast(toast)}>
        <CloseIcon />
      </IconButton>
    </Paper>
  );
};
