import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { useSecondFactorText } from './second-factor.texts.ts';

type FactorFormProps = {
  submitLabel: string;
  destructive?: boolean;
  busy: boolean;
  /** Error above the buttons. Errors of single fields are omitted, because they stand beside their fields. */
  error?: unknown;
  children: ReactNode;
  onSubmit: (form: HTMLFormElement) => void;
  onCancel: () => void;
};

/** Layout of all forms on the second factor page: fields, error, and buttons that submit and cancel. */
export const FactorForm = (props: FactorFormProps) => {
  const { submitLabel, destructive, busy, error, children, onSubmit, onCancel } = props;
  const t = useSecondFactorText();
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2.5, mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
      <FormProblem error={error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" color={destructive ? 'error' : 'primary'} loading={busy}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </Box>
    </Box>
  );
};
