import { useProblemText } from '../lib/problem-text.ts';
import { Notice } from './notice.tsx';

/** A refused form's problem, above its button; nothing while there is none. */
export const FormProblem = ({ error }: { error: unknown }) => {
  const { what, next } = useProblemText(error);
  if (!error) return null;
  return (
    <Notice tone="error" role="alert" title={what}>
      {next}
    </Notice>
  );
};
