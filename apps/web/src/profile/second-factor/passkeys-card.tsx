import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { mostPasskeys } from '@pratik/contract/second-factor';
import { useState } from 'react';
import { passkeysWork } from '../../identity/sign-in/passkey.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyItem } from './passkey-item.tsx';
import type { Factors, SecondFactorState } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

type PasskeysCardProps = {
  passkeys: SecondFactorState['passkeys'];
  has: Factors;
  onCodes: (codes: string[] | null) => void;
};

/** Card with the user’s passkeys, which the user can add, rename and, after a re-authentication, remove. */
export const PasskeysCard = ({ passkeys, has, onCodes }: PasskeysCardProps) => {
  const t = useSecondFactorText();
  // Whether the form is open, or null until it is opened for the first time. When it closes, the button that opened
  // it receives the focus.
  const [adding, setAdding] = useState<boolean | null>(null);
  const isFull = passkeys.length >= mostPasskeys;
  return (
    <Card title={t('passkeys')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('passkeysBody')}</Typography>
      {passkeys.length === 0 ? <Typography sx={{ mt: 1.5 }}>{t('passkeysEmpty')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} has={has} />
        ))}
      </Box>
      {passkeysWork() ? null : <Typography sx={{ mt: 1.5 }}>{t('passkeysWhere')}</Typography>}
      {isFull ? <Typography sx={{ mt: 1.5 }}>{t('passkeysFull', { most: mostPasskeys })}</Typography> : null}
      {adding ? <AddPasskey has={has} onCodes={onCodes} onClose={() => setAdding(false)} /> : null}
      {adding || isFull || !passkeysWork() ? null : (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          autoFocus={adding === false}
          onClick={() => setAdding(true)}
        >
          {t('passkeyAdd')}
        </Button>
      )}
    </Card>
  );
};
