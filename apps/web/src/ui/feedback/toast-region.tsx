import Box from '@mui/material/Box';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shownToasts, subscribeToasts } from './toast.ts';

// Most visits show no toast, so the code of toasts is loaded with the first one.
const ToastCards = lazy(async () => ({ default: (await import('./toast-cards.tsx')).ToastCards }));

/** The only region in which toasts appear. It is always in the page, so that screen readers read new toasts. */
export const ToastRegion = () => {
  const shown = useSyncExternalStore(subscribeToasts, shownToasts, shownToasts);
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
      {shown.length > 0 ? (
        <Suspense>
          <ToastCards toasts={shown} />
        </Suspense>
      ) : null}
    </Box>
  );
};
