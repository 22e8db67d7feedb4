import { useProblemText } from '../../lib/errors/problem-text.ts';
import { Notice } from '../feedback/notice.tsx';

/** Shows the error of a rejected form above its submit button. Renders nothing if there is no error. */
export const FormProblem = ({ error }: { error: unknown }) => {
  const { what, next } = useProblemText(error);
  if (!error) return null;
  return (
    <Notice tone="error" role="alert" title={what}>
      {next}
    </Notice>
  );
};
