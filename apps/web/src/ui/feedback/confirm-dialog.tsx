import { lazy, Suspense, useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-box.tsx';

const ConfirmDialogBox = lazy(async () => ({
  default: (await import('./confirm-dialog-box.tsx')).ConfirmDialogBox,
}));

/**
 * Asks for confirmation before an action that cannot be undone. Actions that can be undone run immediately and
 * offer "Geri al" ("Undo") instead.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <ConfirmDialogBox {...props} />
    </Suspense>
  );
};
