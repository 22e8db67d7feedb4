import { useState } from 'react';
import { showToast } from '../../ui/feedback/toast.ts';
import { FactorForm } from './factor-form.tsx';
import { PasskeyNameField } from './passkey-name-field.tsx';
import { type SecondFactorState, useRenamePasskey } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

type RenamePasskeyProps = { passkey: SecondFactorState['passkeys'][number]; onClose: () => void };

/** Form that renames a passkey. The name is only a label, so no re-authentication is needed. */
export const RenamePasskey = ({ passkey, onClose }: RenamePasskeyProps) => {
  const t = useSecondFactorText();
  const rename = useRenamePasskey(passkey.id);
  const [name, setName] = useState(passkey.name);
  const [missing, setMissing] = useState(false);
  const wanted = name.trim();
  const submit = (form: HTMLFormElement) => {
    setMissing(wanted === '');
    if (wanted === '') form.querySelector('input')?.focus();
    else if (wanted === passkey.name) onClose();
    else {
      rename.mutate(wanted, {
        onSuccess: () => {
          onClose();
          showToast(t('renamed', { name: wanted }));
        },
      });
    }
  };
  return (
    <FactorForm
      submitLabel={t('save')}
      busy={rename.isPending}
      error={rename.error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <PasskeyNameField value={name} missing={missing} onChange={setName} />
    </FactorForm>
  );
};
