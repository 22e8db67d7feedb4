import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { isApiProblem } from '../lib/api/api-problem.ts';
import { errorText } from '../lib/errors/error-text.ts';
import { useAction } from '../lib/use-action.ts';
import { PasswordInput } from '../ui/form/password-input.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { AuthForm } from './auth-form.tsx';
import { useAccountForm } from './identity.api.ts';
import { useIdentityText } from './identity.texts.ts';
import type { Credentials } from './identity-provider.ts';
import { useOutsideText } from './outside.texts.ts';
import { useSession } from './session/session-context.ts';
import { LoginForm } from './sign-in/login-form.tsx';
import { ProviderButton } from './sign-in/provider-button.tsx';

/**
 * Signs in the holder of an invitation or setup code: on the provider’s page if the provider has one, otherwise with
 * Pratik’s form.
 */
export const CodeSignIn = ({ returnTo }: { returnTo: string }) =>
  useSession().provider.elsewhere ? <ProviderButton returnTo={returnTo} /> : <ByOurForm />;

const ByOurForm = () => {
  const t = useOutsideText();
  const session = useSession();
  const [isNew, setNew] = useState(false);
  const signIn = useAction(session.signIn);
  return (
    <>
      {isNew ? <NewAccount /> : <LoginForm busy={signIn.busy} error={signIn.error} onSubmit={signIn.run} />}
      <Box sx={{ mt: 2.5 }}>
        <Button fullWidth onClick={() => setNew(!isNew)}>
          {t(isNew ? 'haveAccount' : 'newAccount')}
        </Button>
      </Box>
    </>
  );
};

/** Returns the reason why the provider rejects a password, as text. */
const passwordError = (error: unknown): string | undefined => {
  const [fieldError] = isApiProblem(error, 'validation') ? error.fieldErrors : [];
  return fieldError && errorText(fieldError);
};

/** Form with which an invited user without an account creates an account at the provider. */
const NewAccount = () => {
  const t = useIdentityText();
  const words = useOutsideText();
  const session = useSession();
  const account = useAccountForm();
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});
  const open = useAction(async (credentials: Credentials) => {
    await account.signUp({ ...credentials, name: '' });
    await session.signIn(credentials);
  });
  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const email = String(data.get('email')).trim();
    const password = String(data.get('password'));
    const found = {
      ...(/^\S+@\S+$/.test(email) ? {} : { email: t('emailWrong') }),
      ...(password.length < 10 ? { password: words('passwordShort') } : {}),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) void open.run({ email, password });
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <AuthForm
      submitLabel={words('openAccount')}
      busy={open.busy}
      error={open.error}
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
        label={t('newPassword')}
        error={errors.password ?? passwordError(open.error)}
        autoComplete="new-password"
      />
    </AuthForm>
  );
};
