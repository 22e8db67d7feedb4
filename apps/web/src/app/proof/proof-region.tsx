import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { setProofAsker } from '../../lib/api/fresh-proof.ts';

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }));

type Answer = (proved: boolean) => void;

/**
 * Renders the re-authentication dialog, which is shown before sensitive calls. The code of the dialog is loaded on
 * demand.
 */
export const ProofRegion = () => {
  const [open, setOpen] = useState(false);
  const answer = useRef<Answer>(null);
  const finish: Answer = (proved) => {
    answer.current?.(proved);
    answer.current = null;
    setOpen(false);
  };
  useEffect(() => {
    setProofAsker(
      () =>
        new Promise((resolve) => {
          answer.current = resolve;
          setOpen(true);
        }),
    );
    return () => {
      setProofAsker(null);
      answer.current?.(false);
      answer.current = null;
    };
  }, []);
  return open ? (
    <Suspense>
      <ProofDialog onDone={finish} />
    </Suspense>
  ) : null;
};
