import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AnswerOf } from '@pratik/contract/call';
import type { beginApp } from '@pratik/contract/second-factor';
import { useState } from 'react';
import { isApiProblem } from '../../lib/api/api-client.ts';
import { TextInput } from '../../ui/form/text-input.tsx';
import { QrCode } from '../../ui/label/qr-code.tsx';
import { FactorForm } from './factor-form.tsx';
import { useConfirmApp } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

type AppSetupProps = {
  made: AnswerOf<typeof beginApp>;
  onDone: (codes: string[] | null) => void;
  onCancel: () => void;
};

/** Shows the key of the authenticator app as a QR code and as text, and then asks for the first code. */
export const AppSetup = ({ made, onDone, onCancel }: AppSetupProps) => {
  const t = useSecondFactorText();
  const confirm = useConfirmApp();
  const [missing, setMissing] = useState(false);
  const wrong = isApiProblem(confirm.error, 'code-wrong');
  const submit = (form: HTMLFormElement) => {
    const code = String(new FormData(form).get('code')).trim();
    setMissing(code === '');
    if (code === '') form.querySelector('input')?.focus();
    else confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) });
  };
  return (
    <FactorForm
      submitLabel={t('turnOn')}
      busy={confirm.isPending}
      error={wrong ? null : confirm.error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Typography>{t('scan')}</Typography>
      <QrCode text={made.address} label={t('qr')} />
      <div>
        {/* On a phone, the user opens the key as a link, because a phone cannot scan its own screen. */}
        <Button component="a" href={made.address}>
          {t('openApp')}
        </Button>
      </div>
      <div>
        <Typography>{t('typeKey')}</Typography>
        <Box component="code" lang="en" sx={{ typography: 'body1', letterSpacing: '0.06em' }}>
          {made.secret.match(/.{1,4}/g)?.join(' ')}
        </Box>
      </div>
      <TextInput
        name="code"
        label={t('firstCode')}
        error={missing ? t('codeMissing') : wrong ? t('codeWrong') : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
    </FactorForm>
  );
};
