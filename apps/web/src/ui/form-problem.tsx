import Alert from '@mui/material/Alert';
import { useProblemText } from '../lib/problem-text.ts';

/** A refused form's problem, above its button; nothing while there is none. */
export const FormProblem = ({ error }: { error: unknown }) => {
  const { what, next } = useProblemText(error);
  if (!error) return null;
  return (
    <Alert severity="error" role="alert">
      <strong>{what}</strong>
      {next ? <div>{next}</div> : null}
    </Alert>
  );
};
