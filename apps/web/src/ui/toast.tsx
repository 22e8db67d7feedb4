import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useUiText } from './ui.texts.ts';

type ToastOptions = {
  /** Offers "Geri al" for eight seconds. */
  undo?: () => void;
  /** Runs when the toast goes without having been undone. */
  onGone?: () => void;
};
type Toast = ToastOptions & { readonly id: number; readonly text: string; readonly duration: number };

const shownFor = 6_000;
const undoFor = 8_000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says something good or neutral in the status region; errors stay beside what caused them instead. */
export const showToast = (text: string, options: ToastOptions = {}): void => {
  const toast = { ...options, id: nextId, text, duration: options.undo ? undoFor : shownFor };
  nextId += 1;
  for (const earlier of toasts.slice(0, -2)) remove(earlier);
  change([...toasts, toast]);
};

const remove = (toast: Toast): void => {
  if (!toasts.includes(toast)) return;
  change(toasts.filter((other) => other !== toast));
  toast.onGone?.();
};

const undo = (toast: Toast): void => {
  change(toasts.filter((other) => other !== toast));
  toast.undo?.();
};

/** The one place toasts appear; it is always in the page, so that it is announced. */
export const ToastRegion = () => {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
  return (
    <Box
      role="status"
      aria-live="polite"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 16,
        left: 16,
        right: 16,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        pointerEvents: 'none',
      }}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Box>
  );
};

const ToastCard = ({ toast }: { toast: Toast }) => {
  const t = useUiText();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => remove(toast), toast.duration);
    return () => clearTimeout(timer);
  }, [toast, held]);
  return (
    <Paper
      elevation={6}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      sx={{
        pointerEvents: 'auto',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 2.5,
        pr: 0.5,
        py: 0.5,
        maxWidth: '34rem',
        bgcolor: 'text.primary',
        color: 'background.paper',
      }}
    >
      <Box sx={{ py: 1 }}>{toast.text}</Box>
      {toast.undo ? (
        <Button color="inherit" onClick={() => undo(toast)} sx={{ textDecoration: 'underline' }}>
          {t('undo')}
        </Button>
      ) : null}
      <IconButton color="inherit" aria-label={t('close')} onClick={() => remove(toast)}>
        <CloseIcon />
      </IconButton>
    </Paper>
  );
};
