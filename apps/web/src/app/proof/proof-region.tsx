import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { setProofAsker } from '../../lib/fresh-proof.ts';

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }));

type Answer = (proved: boolean) => void;

/** Renders the dialog that asks for a proof of identity before sensitive calls. The dialog is loaded on demand. */
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
