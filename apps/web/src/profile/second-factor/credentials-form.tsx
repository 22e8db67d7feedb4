import { type ReactNode, useState } from 'react';
import { PasskeyUnused, passkeysWork } from '../../identity/sign-in/passkey.ts';
import { isApiProblem } from '../../lib/api/api-client.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FactorForm } from './factor-form.tsx';
import type { CredentialsInput, Factors } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

type CredentialsFormProps = {
  /** Kinds of second factors of the account. If it has one, the form asks for it in addition to the password. */
  has: Factors;
  submitLabel: string;
  destructive?: boolean;
  busy: boolean;
  error: unknown;
  /** Fields above the password field. */
  children?: ReactNode;
  check?: () => boolean;
  onSubmit: (credentials: CredentialsInput) => void;
  onCancel: () => void;
};

type FieldMessages = { password?: string | undefined; code?: string | undefined };

/**
 * Re-authentication form before a change of the second factors. It asks for the password and, if the account has a
 * second factor, for a code or a passkey.
 */
export const CredentialsForm = (props: CredentialsFormProps) => {
  const { has, submitLabel, destructive = false, busy, error, children, check, onSubmit, onCancel } = props;
  const t = useSecondFactorText();
  const [missing, setMissing] = useState<FieldMessages>({});
  const withFactor = has.app || has.passkeys;
  const byPasskey = has.passkeys && passkeysWork();
  const wrong: FieldMessages = {
    ...(isApiProblem(error, 'password-wrong') ? { password: t('passwordWrong') } : {}),
    ...(isApiProblem(error, 'code-wrong') ? { code: t('codeWrong') } : {}),
  };
  const atField = Object.keys(wrong).length > 0;

  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const password = String(data.get('password'));
    const code = String(data.get('code') ?? '').trim();
    const found: FieldMessages = {
      ...(password === '' ? { password: t('passwordMissing') } : {}),
      ...(withFactor && !byPasskey && code === '' ? { code: t('codeMissing') } : {}),
    };
    setMissing(found);
    const first = Object.keys(found)[0];
    if (check?.() === false) return;
    if (first !== undefined) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else onSubmit({ password, ...(code === '' ? { byPasskey } : { code }) });
  };

  return (
    <FactorForm
      submitLabel={submitLabel}
      destructive={destructive}
      busy={busy}
      error={atField || error instanceof PasskeyUnused ? null : error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {children}
      <PasswordInput
        name="password"
        label={t('password')}
        autoComplete="current-password"
        error={missing.password ?? wrong.password}
        autoFocus={children === undefined}
      />
      {withFactor ? (
        <TextInput
          name="code"
          label={t(has.app ? 'code' : 'recoveryCode')}
          help={t(codeHelpOf(has, byPasskey))}
          error={missing.code ?? wrong.code}
          autoComplete="one-time-code"
          spellCheck={false}
        />
      ) : null}
      {error instanceof PasskeyUnused && error.act === 'sign' ? (
        <Notice tone="info" role="alert" title={t('noPasskeyUsed')}>
          {t('noPasskeyUsedNext')}
        </Notice>
      ) : null}
    </FactorForm>
  );
};

const codeHelpOf = (has: Factors, byPasskey: boolean) => {
  if (byPasskey) return has.app ? 'codeOrPasskeyHelp' : 'recoveryOrPasskeyHelp';
  return has.app ? 'codeHelp' : 'recoveryCodeHelp';
};
