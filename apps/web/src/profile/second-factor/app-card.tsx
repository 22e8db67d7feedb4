import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDateTime } from '../../lib/language/format.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AppSetup } from './app-setup.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { type Factors, useBeginApp, useEndApp } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

type AppCardProps = {
  since: string | null;
  has: Factors;
  onCodes: (codes: string[] | null) => void;
};

/** Card for the authenticator app. Its setup needs a first code, and its removal needs a re-authentication. */
export const AppCard = ({ since, has, onCodes }: AppCardProps) => {
  const t = useSecondFactorText();
  // Whether the form is open, or null until it is opened for the first time. When it closes, the button that opened
  // it receives the focus.
  const [asking, setAsking] = useState<boolean | null>(null);
  const begin = useBeginApp();
  const end = useEndApp();
  const stop = () => {
    setAsking(false);
    begin.reset();
    end.reset();
  };
  const change = since === null ? begin : end;
  return (
    <Card title={t('app')}>
      <Typography sx={{ color: 'text.secondary' }}>
        {since === null ? t('appOff') : t('appOn', { when: formatDateTime(since) })}
      </Typography>
      {begin.data && since === null ? (
        <AppSetup
          made={begin.data}
          onDone={(codes) => {
            stop();
            onCodes(codes);
            showToast(t('appStarted'));
          }}
          onCancel={stop}
        />
      ) : null}
      {asking && !begin.data ? (
        <CredentialsForm
          has={has}
          submitLabel={t(since === null ? 'goAhead' : 'appEnd')}
          destructive={since !== null}
          busy={change.isPending}
          error={change.error}
          onSubmit={(credentials) => {
            if (since === null) begin.mutate(credentials);
            else {
              end.mutate(credentials, {
                onSuccess: () => {
                  stop();
                  showToast(t('appEnded'));
                },
              });
            }
          }}
          onCancel={stop}
        />
      ) : null}
      {asking ? null : (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          autoFocus={asking === false}
          onClick={() => setAsking(true)}
        >
          {t(since === null ? 'appSetUp' : 'appEnd')}
        </Button>
      )}
    </Card>
  );
};
