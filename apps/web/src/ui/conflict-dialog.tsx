import { lazy, Suspense, useState } from 'react';
import type { ConflictDialogProps } from './conflict-dialog-box.tsx';

const ConflictDialogBox = lazy(async () => ({
  default: (await import('./conflict-dialog-box.tsx')).ConflictDialogBox,
}));

/**
 * For who saves a record somebody else saved meanwhile (`changed-meanwhile`): shows what differs, keeps what was
 * typed, and lets one take mine or theirs, field by field or as a whole.
 */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense>
      {/* Another conflict begins with choices of its own. */}
      <ConflictDialogBox key={props.revision} {...props} />
    </Suspense>
  );
};
