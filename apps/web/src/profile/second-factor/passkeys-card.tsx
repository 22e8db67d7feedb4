import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PasskeyUnused, passkeysWork } from '../../identity/passkey.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toast.ts';
import { PasskeyItem } from './passkey-item.tsx';
import { ProofForm } from './proof-form.tsx';
import { type SecondFactorState, useAddPasskey } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

type PasskeysCardProps = {
  passkeys: SecondFactorState['passkeys'];
  withCode: boolean;
  onCodes: (codes: string[] | null) => void;
};

/** One's passkeys: added by name on this device, removed with the password. */
export const PasskeysCard = ({ passkeys, withCode, onCodes }: PasskeysCardProps) => {
  const t = useSecondFactorText();
  // Null: not opened yet. Once closed, the button that opened the form has the focus again.
  const [adding, setAdding] = useState<boolean | null>(null);
  return (
    <Card title={t('passkeys')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('passkeysBody')}</Typography>
      {passkeys.length === 0 ? <Typography sx={{ mt: 1.5 }}>{t('passkeysEmpty')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} withCode={withCode} />
        ))}
      </Box>
      {passkeysWork() ? null : <Typography sx={{ mt: 1.5 }}>{t('passkeysWhere')}</Typography>}
      {adding ? <AddPasskey withCode={withCode} onCodes={onCodes} onClose={() => setAdding(false)} /> : null}
      {adding || !passkeysWork() ? null : (
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

type AddPasskeyProps = Omit<PasskeysCardProps, 'passkeys'> & { onClose: () => void };

const AddPasskey = ({ withCode, onCodes, onClose }: AddPasskeyProps) => {
  const t = useSecondFactorText();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const add = useAddPasskey();
  const unused = add.error instanceof PasskeyUnused;
  return (
    <ProofForm
      withCode={withCode}
      submitLabel={t('passkeyMake')}
      busy={add.isPending}
      error={unused ? null : add.error}
      codeSpent={unused}
      check={() => {
        setMissing(name.trim() === '');
        return name.trim() !== '';
      }}
      onSubmit={(proof) =>
        add.mutate(
          { name: name.trim(), proof },
          {
            onSuccess: ({ passkey, recoveryCodes }) => {
              onClose();
              onCodes(recoveryCodes);
              showToast(t('passkeyAdded', { name: passkey.name }));
            },
          },
        )
      }
      onCancel={onClose}
    >
      {unused ? (
        <Notice tone="info" role="alert" title={t('passkeyUnused')}>
          {t('passkeyUnusedNext')} {withCode ? t('passkeyCodeSpent') : null}
        </Notice>
      ) : null}
      <TextInput
        name="name"
        label={t('passkeyName')}
        help={t('passkeyNameHelp')}
        error={missing ? t('passkeyNameMissing') : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
        inputProps={{ maxLength: 60 }}
        autoComplete="off"
        autoFocus
      />
    </ProofForm>
  );
};
