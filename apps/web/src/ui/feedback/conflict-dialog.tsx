import { lazy, Suspense, useState } from 'react';
import type { ConflictDialogProps } from './conflict-dialog-box.tsx';

const ConflictDialogBox = lazy(async () => ({
  default: (await import('./conflict-dialog-box.tsx')).ConflictDialogBox,
}));

/**
 * Dialog for a conflict: another user has saved the same record since the form was opened. The dialog shows the
 * differences and preserves the typed values. The user chooses between both versions, per field or for all fields.
 */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      {/* The key changes with each conflict, so that the dialog starts with new default choices. */}
      <ConflictDialogBox key={props.revision} {...props} />
    </Suspense>
  );
};
