import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { isApiProblem } from '../../lib/api-client.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Proof } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

type ProofFormProps = {
  /** An authenticator app is set: its code is asked too. */
  withCode: boolean;
  submitLabel: string;
  destructive?: boolean;
  busy: boolean;
  error: unknown;
  /** The code that was typed is good no longer: the field is emptied. */
  codeSpent?: boolean;
  /** What stands above the password; `check` says whether it is filled in. */
  children?: ReactNode;
  check?: () => boolean;
  onSubmit: (proof: Proof) => void;
  onCancel: () => void;
};

type Faults = { password?: string | undefined; code?: string | undefined };

/** The password, and a code where an app is set, before something about the second factor changes. */
export const ProofForm = (props: ProofFormProps) => {
  const { withCode, submitLabel, destructive, busy, error, codeSpent, children, check, onSubmit, onCancel } =
    props;
  const t = useSecondFactorText();
  const [missing, setMissing] = useState<Faults>({});
  const wrong: Faults = {
    ...(isApiProblem(error, 'password-wrong') ? { password: t('passwordWrong') } : {}),
    ...(isApiProblem(error, 'code-wrong') ? { code: t('codeWrong') } : {}),
  };
  const atField = Object.keys(wrong).length > 0;

  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const password = String(data.get('password'));
    const code = String(data.get('code') ?? '').trim();
    const found: Faults = {
      ...(password === '' ? { password: t('passwordMissing') } : {}),
      ...(withCode && code === '' ? { code: t('codeMissing') } : {}),
    };
    setMissing(found);
    const first = Object.keys(found)[0];
    if (check?.() === false) return;
    if (first !== undefined) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else onSubmit(withCode ? { password, code } : { password });
  };

  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2.5, mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {children}
      <PasswordInput
        name="password"
        label={t('password')}
        autoComplete="current-password"
        error={missing.password ?? wrong.password}
        autoFocus={children === undefined}
      />
      {withCode ? (
        <TextInput
          key={codeSpent ? 'again' : 'first'}
          name="code"
          label={t('code')}
          help={t('codeHelp')}
          error={missing.code ?? wrong.code}
          autoComplete="one-time-code"
          spellCheck={false}
        />
      ) : null}
      {atField ? null : <FormProblem error={error} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" color={destructive ? 'error' : 'primary'} loading={busy}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </Box>
    </Box>
  );
};
