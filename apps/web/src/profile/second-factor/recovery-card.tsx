import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Card } from '../../ui/layout/card.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { factorsOf, type SecondFactorState, useRenewCodes } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

type RecoveryCardProps = { state: SecondFactorState; onCodes: (codes: string[]) => void };

/** Shows the number of unused recovery codes, with a button that creates new codes. */
export const RecoveryCard = ({ state, onCodes }: RecoveryCardProps) => {
  const t = useSecondFactorText();
  // Whether the form is open, or null until it is opened for the first time. When it closes, the button that opened
  // it receives the focus.
  const [asking, setAsking] = useState<boolean | null>(null);
  const renew = useRenewCodes();
  const on = state.appSince !== null || state.passkeys.length > 0;
  return (
    <Card title={t('recovery')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('recoveryBody')}</Typography>
      <Typography sx={{ mt: 1 }}>
        {on ? t('recoveryLeft', { count: state.recoveryCodesLeft }) : t('recoveryNone')}
      </Typography>
      {asking && on ? (
        <CredentialsForm
          has={factorsOf(state)}
          submitLabel={t('renew')}
          busy={renew.isPending}
          error={renew.error}
          onSubmit={(credentials) =>
            renew.mutate(credentials, {
              onSuccess: ({ recoveryCodes }) => {
                setAsking(false);
                onCodes(recoveryCodes);
              },
            })
          }
          onCancel={() => setAsking(false)}
        />
      ) : null}
      {on && !asking ? (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          autoFocus={asking === false}
          onClick={() => setAsking(true)}
        >
          {t('renew')}
        </Button>
      ) : null}
    </Card>
  );
};
