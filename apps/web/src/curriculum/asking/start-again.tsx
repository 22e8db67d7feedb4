import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../lib/new-id.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';

type StartAgainProps = {
  /** Starts a new sitting with the id `id`. Repeated requests with the same id start only one sitting. */
  onStart: (id: string) => Promise<void>;
  variant: 'outlined' | 'text';
  children: string;
};

/** Starts the same text again and scrolls to the top of the page. */
export const StartAgain = ({ onStart, variant, children }: StartAgainProps) => {
  const [id] = useState(newId);
  const starting = useMutation({
    mutationFn: () => onStart(id),
    onSuccess: () => window.scrollTo({ top: 0 }),
  });
  return (
    <>
      <Button variant={variant} size="large" loading={starting.isPending} onClick={() => starting.mutate()}>
        {children}
      </Button>
      <FormProblem error={starting.error} />
    </>
  );
};
