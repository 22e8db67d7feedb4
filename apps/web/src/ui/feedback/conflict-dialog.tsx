import { lazy, Suspense, useState } from 'react';
import type { ConflictDialogProps } from './conflict-dialog-box.tsx';

const ConflictDialogBox = lazy(async () => ({
  default: (await import('./conflict-dialog-box.tsx')).ConflictDialogBox,
}));

/**
 * Dialog for a conflict: another user has saved the same record since this user opened the form. The dialog shows
 * the differences and preserves the typed values. The user chooses a version, for each field or for all fields at
 * once.
 */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      {/* Each conflict has its own key, so that the dialog starts with the default choices. */}
      <ConflictDialogBox key={props.revision} {...props} />
    </Suspense>
  );
};
