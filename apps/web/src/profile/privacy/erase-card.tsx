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
import { useSession } from '../../identity/session-context.ts';
import { callApi, isApiProblem } from '../../lib/api-client.ts';
import { makeProblem } from '../../lib/api-problem.ts';
import { fieldName } from '../../lib/field-errors.ts';
import { getLanguage } from '../../lib/i18n.ts';
import { callQuery } from '../../lib/query-client.ts';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { usePrivacyText } from './privacy.texts.ts';

const nothingTyped = { email: '', password: '', code: '', word: '' };

/**
 * The end of the account and of everything held on one: with one's own address typed, and what the provider proves it
 * by: the password here, the password there, or a word.
 */
export const EraseCard = () => {
  const t = usePrivacyText();
  const navigate = useNavigate();
  const session = useSession();
  const config = useAppConfig();
  const proof = config.data?.identity.erasureProof;
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState(nothingTyped);
  const factor = useQuery({ ...callQuery(getSecondFactor, {}), enabled: asking && proof === 'password' });
  // The server knows best: an app may have been set meanwhile, or it could not be asked.
  const [codeMissed, setCodeMissed] = useState(false);
  const withCode = codeMissed || (factor.data?.appSince ?? null) !== null;
  const word = erasureWords[getLanguage()];
  const { email, password, code } = typed;
  /** What is sent; a password that is the provider's is shown to the provider alone. */
  const prove = async (): Promise<BodyOf<typeof eraseSelf>> => {
    if (proof === 'password') return { email, password, ...(withCode ? { code } : {}) };
    if (proof === 'word') return { email, word: typed.word };
    if (password === '') throw makeProblem('validation', { errors: [{ pointer: '/password', detail: '' }] });
    await session.provider.signInAgain?.(password);
    return { email };
  };
  const erase = useMutation({
    mutationFn: async () => callApi(eraseSelf, await prove()),
    // Here, not on the page that signs out: the server's word that the session ended may come first and lead away, and
    // what a provider of the house's own keeps in this tab has to go as well.
    onSuccess: () => session.signOut().catch(() => navigate('/pages/empty', { replace: true })),
    onError: (error) => {
      if (isApiProblem(error, 'code-wrong')) setCodeMissed(true);
    },
  });
  const faults = faultsOf(erase.error, {
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
    if (proof) erase.mutate();
    else void config.refetch();
  };
  const field = (name: keyof typeof nothingTyped) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: faults[name],
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
        busy={erase.isPending || (!proof && config.isFetching)}
        error={Object.keys(faults).length > 0 ? null : (erase.error ?? (proof ? null : config.error))}
        onConfirm={confirm}
        onClose={close}
      >
        <Typography sx={{ mb: 2 }}>
          {t(proof === 'word' ? 'eraseWarningWord' : 'eraseWarning', { word })}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TextInput label={t('eraseEmail')} {...field('email')} autoComplete="off" type="email" />
          {proof === 'password' || proof === 'fresh-sign-in' ? (
            <PasswordInput
              label={t('erasePassword')}
              {...field('password')}
              autoComplete="current-password"
            />
          ) : null}
          {proof === 'word' ? (
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

/** What is said at which field; a fault of none of them is told below. */
const faultsOf = (error: unknown, words: Readonly<Record<Field, string>>): Partial<Record<Field, string>> => {
  if (isApiProblem(error, 'password-wrong')) return { password: words.password };
  if (isApiProblem(error, 'code-wrong')) return { code: words.code };
  return Object.fromEntries(
    (isApiProblem(error) ? error.fieldErrors : [])
      .map(({ pointer }) => fieldName(pointer))
      .filter((name): name is Field => name in words)
      .map((name) => [name, words[name]]),
  );
};
