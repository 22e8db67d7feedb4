import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { setReauthenticationAsker } from '../../lib/api/reauthentication.ts';

const ReauthenticationDialog = lazy(async () => ({
  default: (await import('./reauthentication-dialog.tsx')).ReauthenticationDialog,
}));

type Answer = (reauthenticated: boolean) => void;

/**
 * Renders the re-authentication dialog, which is shown before sensitive calls. The code of the dialog is loaded on
 * demand.
 */
export const ReauthenticationRegion = () => {
  const [open, setOpen] = useState(false);
  const answer = useRef<Answer>(null);
  const finish: Answer = (reauthenticated) => {
    answer.current?.(reauthenticated);
    answer.current = null;
    setOpen(false);
  };
  useEffect(() => {
    setReauthenticationAsker(
      () =>
        new Promise((resolve) => {
          answer.current = resolve;
          setOpen(true);
        }),
    );
    return () => {
      setReauthenticationAsker(null);
      answer.current?.(false);
      answer.current = null;
    };
  }, []);
  return open ? (
    <Suspense>
      <ReauthenticationDialog onDone={finish} />
    </Suspense>
  ) : null;
};
