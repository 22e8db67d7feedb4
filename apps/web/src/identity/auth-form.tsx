import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEventHandler, ReactNode } from 'react';
import { FormProblem } from '../ui/form/form-problem.tsx';

type AuthFormProps = {
  submitLabel: string;
  busy: boolean;
  error: unknown;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** Form with fields, an error message and one submit button. */
export const AuthForm = ({ submitLabel, busy, error, onSubmit, children }: AuthFormProps) => (
  <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 2.5 }}>
    {children}
    <FormProblem error={error} />
    <Button type="submit" variant="contained" size="large" loading={busy}>
      {submitLabel}
    </Button>
  </Box>
);
