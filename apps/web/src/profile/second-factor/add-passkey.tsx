import { useState } from 'react';
import { PasskeyUnused } from '../../identity/sign-in/passkey.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { FactorForm } from './factor-form.tsx';
import { PasskeyNameField } from './passkey-name-field.tsx';
import { ProofForm } from './proof-form.tsx';
import { type Factors, type ProofInput, useAddPasskey } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

type AddPasskeyProps = {
  has: Factors;
  onCodes: (codes: string[] | null) => void;
  onClose: () => void;
};

/**
 * Form that adds a passkey. The user enters a name and re-authenticates; then the device creates the passkey. If
 * the user cancels the creation, a retry needs no further re-authentication.
 */
export const AddPasskey = ({ has, onCodes, onClose }: AddPasskeyProps) => {
  const t = useSecondFactorText();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  // Whether the re-authentication succeeded, so that only the creation on the device remains to be done.
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
  const nameField = <PasskeyNameField value={name} missing={missing} onChange={setName} />;
  if (again) {
    return (
      <FactorForm
        submitLabel={t('passkeyMake')}
        busy={add.isPending}
        onSubmit={() => named() && make(null)}
        onCancel={onClose}
      >
        <Notice tone="info" role="alert" title={t('passkeyUnused')}>
          {t('passkeyUnusedNext')}
        </Notice>
        {nameField}
      </FactorForm>
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
