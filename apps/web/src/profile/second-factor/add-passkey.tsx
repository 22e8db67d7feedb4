import { useState } from 'react';
import { PasskeyUnused } from '../../identity/sign-in/passkey.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { FactorForm } from './factor-form.tsx';
import { PasskeyNameField } from './passkey-name-field.tsx';
import { type CredentialsInput, type Factors, useAddPasskey } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

type AddPasskeyProps = {
  has: Factors;
  onCodes: (codes: string[] | null) => void;
  onClose: () => void;
};

/**
 * Form that adds a passkey after a name and a re-authentication. If the user cancels the creation, the next attempt
 * needs no new re-authentication.
 */
export const AddPasskey = ({ has, onCodes, onClose }: AddPasskeyProps) => {
  const t = useSecondFactorText();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  // Whether the re-authentication has succeeded and only the device still has to create the passkey.
  const [again, setAgain] = useState(false);
  const add = useAddPasskey();
  const named = (): boolean => {
    setMissing(name.trim() === '');
    return name.trim() !== '';
  };
  const make = (credentials: CredentialsInput | null) =>
    add.mutate(
      { name: name.trim(), credentials },
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
    <CredentialsForm
      has={has}
      submitLabel={t('passkeyMake')}
      busy={add.isPending}
      error={add.error}
      check={named}
      onSubmit={make}
      onCancel={onClose}
    >
      {nameField}
    </CredentialsForm>
  );
};
