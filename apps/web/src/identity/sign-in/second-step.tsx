import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FactorMethod } from '@pratik/contract/second-factor';
import { useCallback, useState } from 'react';
import { isApiProblem } from '../../lib/api/api-problem.ts';
import { useAction } from '../../lib/use-action.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AuthForm } from '../auth-form.tsx';
import { useSession } from '../session/session-context.ts';
import { PasskeyUnused, passkeysWork } from './passkey.ts';
import { useSecondStepText } from './second-step.texts.ts';

type SecondStepPageProps = { methods: readonly FactorMethod[]; onLeave: () => void };

/** Second step of the sign-in, after a correct password. The user enters a code or uses a passkey. */
export const SecondStepPage = ({ methods, onLeave }: SecondStepPageProps) => {
  const t = useSecondStepText();
  const passkey = methods.includes('passkey') && passkeysWork();
  return (
    <Page title={t('title')} lead={t(passkey ? 'leadBoth' : 'leadCode')}>
      {passkey ? (
        <Box sx={{ mb: 3 }}>
          <PasskeyAction label={t('usePasskey')} />
        </Box>
      ) : null}
      <CodeForm first={!passkey} />
      <Box component="p" sx={{ color: 'text.secondary', mt: 3, mb: 1 }}>
        {t('lost')}
      </Box>
      <Button onClick={onLeave}>{t('back')}</Button>
    </Page>
  );
};

/**
 * Passkey button below the sign-in form. It is shown if a user of this instance has a passkey and the browser
 * supports passkeys.
 */
export const PasskeyButton = () => {
  const t = useSecondStepText();
  return passkeysWork() ? (
    <Box sx={{ mt: 2 }}>
      <PasskeyAction label={t('signInByPasskey')} />
    </Box>
  ) : null;
};

const PasskeyAction = ({ label }: { label: string }) => {
  const t = useSecondStepText();
  const session = useSession();
  const use = useAction(useCallback(() => session.signInBy((steps) => steps.byPasskey()), [session]));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Button variant="outlined" size="large" loading={use.busy} onClick={() => void use.run(undefined)}>
        {label}
      </Button>
      {use.error instanceof PasskeyUnused ? (
        <Notice tone="info" role="alert" title={t('unused')}>
          {t('unusedNext')}
        </Notice>
      ) : (
        <FormProblem error={use.error} />
      )}
    </Box>
  );
};

const CodeForm = ({ first }: { first: boolean }) => {
  const t = useSecondStepText();
  const session = useSession();
  const [missing, setMissing] = useState(false);
  const finish = useAction(
    useCallback((code: string) => session.signInBy((steps) => steps.byCode(code)), [session]),
  );
  const wrong = isApiProblem(finish.error, 'code-wrong');
  return (
    <AuthForm
      submitLabel={t('confirm')}
      busy={finish.busy}
      error={finish.error}
      onSubmit={(event) => {
        event.preventDefault();
        const code = String(new FormData(event.currentTarget).get('code')).trim();
        setMissing(code === '');
        if (code !== '') void finish.run(code);
        else event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <TextInput
        name="code"
        label={t('code')}
        help={t('codeHelp')}
        error={missing ? t('codeMissing') : undefined}
        inputProps={{ 'aria-invalid': wrong || missing }}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        // Autofocus is acceptable, because the page has just opened and has only one field.
        autoFocus={first}
      />
    </AuthForm>
  );
};
