import { useState } from 'react';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { AuthForm } from '../auth-form.tsx';
import { useIdentityText } from '../identity.texts.ts';
import type { Credentials } from '../identity-provider.ts';

type LoginFormProps = { busy: boolean; error: unknown; onSubmit: (credentials: Credentials) => void };

type FieldMessages = { email?: string; password?: string };

/**
 * Form with e-mail and password. It uses no form or schema library, because such a library is larger than the whole
 * page.
 */
export const LoginForm = ({ busy, error, onSubmit }: LoginFormProps) => {
  const t = useIdentityText();
  const [errors, setErrors] = useState<FieldMessages>({});

  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const email = String(data.get('email')).trim();
    const password = String(data.get('password'));
    const found: FieldMessages = {
      ...(/^\S+@\S+$/.test(email) ? {} : { email: t('emailWrong') }),
      ...(password === '' ? { password: t('passwordMissing') } : {}),
    };
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first === undefined) onSubmit({ email, password });
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <AuthForm
      submitLabel={t('signIn')}
      busy={busy}
      error={error}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <TextInput
        name="email"
        label={t('email')}
        error={errors.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        name="password"
        label={t('password')}
        error={errors.password}
        autoComplete="current-password"
      />
    </AuthForm>
  );
};
