import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { PasskeyUnused } from '../../identity/passkey.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toast.ts';
import { ProofForm } from './proof-form.tsx';
import { type Factors, type ProofInput, useAddPasskey } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

type AddPasskeyProps = {
  has: Factors;
  onCodes: (codes: string[] | null) => void;
  onClose: () => void;
};

/** A name, a proof, and the device makes the passkey. What was proved need not be proved again when that is given up. */
export const AddPasskey = ({ has, onCodes, onClose }: AddPasskeyProps) => {
  const t = useSecondFactorText();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  // Only the device's own part is left to do.
  const [again, setAgain] = useState(false);
  const add = useAddPasskey();
  const named = (): boolean => {
    setMissing(name.trim() === '');
    return name.trim() !== '';
  };
  const make = (proof: ProofInput | null) =>
    add.mutate(
      { name: name.trim(), proof },
      {
        onSuccess: ({ passkey, recoveryCodes }) => {
          onClose();
          onCodes(recoveryCodes);
          showToast(t('passkeyAdded', { name: passkey.name }));
        },
        onError: (error) => setAgain(error instanceof PasskeyUnused && error.act === 'make'),
      },
    );
  const nameField = (
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
  );
  if (again) {
    return (
      <Again busy={add.isPending} onAgain={() => named() && make(null)} onCancel={onClose}>
        {nameField}
      </Again>
    );
  }
  return (
    <ProofForm
      has={has}
      submitLabel={t('passkeyMake')}
      busy={add.isPending}
      error={add.error}
      check={named}
      onSubmit={make}
      onCancel={onClose}
    >
      {nameField}
    </ProofForm>
  );
};

type AgainProps = { busy: boolean; children: ReactNode; onAgain: () => void; onCancel: () => void };

/** After the device’s question was given up. */
const Again = ({ busy, children, onAgain, onCancel }: AgainProps) => {
  const t = useSecondFactorText();
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2.5, mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        onAgain();
      }}
    >
      <Notice tone="info" role="alert" title={t('passkeyUnused')}>
        {t('passkeyUnusedNext')}
      </Notice>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={busy}>
          {t('passkeyMake')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </Box>
    </Box>
  );
};
