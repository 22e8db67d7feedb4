import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toast.ts';
import { type SecondFactorState, useRenamePasskey } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

type RenamePasskeyProps = { passkey: SecondFactorState['passkeys'][number]; onClose: () => void };

/** Another name for a passkey; it changes nothing but what one reads. */
export const RenamePasskey = ({ passkey, onClose }: RenamePasskeyProps) => {
  const t = useSecondFactorText();
  const rename = useRenamePasskey(passkey.id);
  const [name, setName] = useState(passkey.name);
  const [missing, setMissing] = useState(false);
  const wanted = name.trim();
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2.5, mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(wanted === '');
        if (wanted === '') event.currentTarget.querySelector('input')?.focus();
        else if (wanted === passkey.name) onClose();
        else {
          rename.mutate(wanted, {
            onSuccess: () => {
              onClose();
              showToast(t('renamed', { name: wanted }));
            },
          });
        }
      }}
    >
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
      <FormProblem error={rename.error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={rename.isPending}>
          {t('save')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </Box>
    </Box>
  );
};
