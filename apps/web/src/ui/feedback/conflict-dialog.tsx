import { lazy, Suspense, useState } from 'react';
import type { ConflictDialogProps } from './conflict-dialog-box.tsx';

const ConflictDialogBox = lazy(async () => ({
  default: (await import('./conflict-dialog-box.tsx')).ConflictDialogBox,
}));

/**
 * Shown when another user has saved the same record in the meantime (conflict). Shows the differences, preserves
 * what was typed, and lets the user choose between both versions, per field or for all fields.
 */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      {/* Each conflict starts with its own default choices. */}
      <ConflictDialogBox key={props.revision} {...props} />
    </Suspense>
  );
};
