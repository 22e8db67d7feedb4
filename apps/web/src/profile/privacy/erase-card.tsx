import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { BodyOf } from '@pratik/contract/call';
import { eraseSelf, erasureWords } from '@pratik/contract/privacy';
import { getSecondFactor } from '@pratik/contract/second-factor';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppConfig } from '../../identity/identity.api.ts';
import { useSession } from '../../identity/session/session-context.ts';
import { callApi, isApiProblem } from '../../lib/api/api-client.ts';
import { makeProblem } from '../../lib/api/api-problem.ts';
import { callQuery } from '../../lib/api/query-client.ts';
import { fieldName } from '../../lib/errors/field-errors.ts';
import { getLanguage } from '../../lib/language/i18n.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { usePrivacyText } from './privacy.texts.ts';

const nothingTyped = { email: '', password: '', code: '', word: '' };

/**
 * Form with which users erase their account. They confirm with the e-mail address and a password or a confirmation
 * word.
 */
export const EraseCard = () => {
  const t = usePrivacyText();
  const navigate = useNavigate();
  const session = useSession();
  const config = useAppConfig();
  const confirmation = config.data?.identity.erasureConfirmation;
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState(nothingTyped);
  const factor = useQuery({
    ...callQuery(getSecondFactor, {}),
    enabled: asking && confirmation === 'password',
  });
  // Whether the server asked for a code although the form had no field for it, for example because the authenticator
  // app was set up recently.
  const [codeMissed, setCodeMissed] = useState(false);
  const withCode = codeMissed || (factor.data?.appSince ?? null) !== null;
  const word = erasureWords[getLanguage()];
  const { email, password, code } = typed;
  /** Returns the request body. The password of an external identity provider is sent only to that provider. */
  const inputOf = async (): Promise<BodyOf<typeof eraseSelf>> => {
    if (confirmation === 'password') return { email, password, ...(withCode ? { code } : {}) };
    if (confirmation === 'word') return { email, word: typed.word };
    if (password === '') {
      throw makeProblem('validation', { errors: [{ pointer: '/password', code: 'password-missing' }] });
    }
    await session.provider.signInAgain?.(password);
    return { email };
  };
  const erase = useMutation({
    mutationFn: async () => callApi(eraseSelf, await inputOf()),
    // Signs out at once, because the live event about the end of the session may navigate away first. This also
    // deletes the data of an external identity provider in this tab.
    onSuccess: () => session.signOut().catch(() => navigate('/pages/empty', { replace: true })),
    onError: (error) => {
      if (isApiProblem(error, 'code-wrong')) setCodeMissed(true);
    },
  });
  const fieldErrors = fieldErrorsOf(erase.error, {
    email: t('eraseEmailWrong'),
    password: t(isApiProblem(erase.error, 'password-wrong') ? 'erasePasswordWrong' : 'erasePasswordMissing'),
    code: t('eraseCodeWrong'),
    word: t('eraseWordWrong', { word }),
  });
  const close = () => {
    setAsking(false);
    setTyped(nothingTyped);
    erase.reset();
  };
  const confirm = () => {
    if (confirmation) erase.mutate();
    else void config.refetch();
  };
  const field = (name: keyof typeof nothingTyped) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: fieldErrors[name],
  });
  return (
    <Card title={t('erase')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('eraseBody')}</Typography>
      <Box sx={{ mt: 2 }}>
        <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
          {t('eraseStart')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title={t('eraseQuestion')}
        confirmLabel={t('eraseConfirm')}
        destructive
        busy={erase.isPending || (!confirmation && config.isFetching)}
        error={
          Object.keys(fieldErrors).length > 0 ? null : (erase.error ?? (confirmation ? null : config.error))
        }
        onConfirm={confirm}
        onClose={close}
      >
        <Typography sx={{ mb: 2 }}>
          {t(confirmation === 'word' ? 'eraseWarningWord' : 'eraseWarning', { word })}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TextInput label={t('eraseEmail')} {...field('email')} autoComplete="off" type="email" />
          {confirmation === 'password' || confirmation === 'fresh-sign-in' ? (
            <PasswordInput
              label={t('erasePassword')}
              {...field('password')}
              autoComplete="current-password"
            />
          ) : null}
          {confirmation === 'word' ? (
            <TextInput
              label={t('eraseWord', { word })}
              {...field('word')}
              autoComplete="off"
              spellCheck={false}
            />
          ) : null}
          {withCode ? (
            <TextInput
              label={t('eraseCode')}
              help={t('eraseCodeHelp')}
              {...field('code')}
              autoComplete="one-time-code"
              spellCheck={false}
            />
          ) : null}
        </Box>
      </ConfirmDialog>
    </Card>
  );
};

type Field = keyof typeof nothingTyped;

/** Returns the error message of each field. */
const fieldErrorsOf = (
  error: unknown,
  words: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> => {
  if (isApiProblem(error, 'password-wrong')) return { password: words.password };
  if (isApiProblem(error, 'code-wrong')) return { code: words.code };
  return Object.fromEntries(
    (isApiProblem(error) ? error.fieldErrors : [])
      .map(({ pointer }) => fieldName(pointer))
      .filter((name): name is Field => name in words)
      .map((name) => [name, words[name]]),
  );
};
