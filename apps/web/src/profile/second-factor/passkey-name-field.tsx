import { TextInput } from '../../ui/form/text-input.tsx';
import { useSecondFactorText } from './second-factor.texts.ts';

type PasskeyNameFieldProps = { value: string; missing: boolean; onChange: (name: string) => void };

/** The name of a passkey, up to 60 characters as the contract allows. */
export const PasskeyNameField = ({ value, missing, onChange }: PasskeyNameFieldProps) => {
  const t = useSecondFactorText();
  return (
    <TextInput
      name="name"
      label={t('passkeyName')}
      help={t('passkeyNameHelp')}
      error={missing ? t('passkeyNameMissing') : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ maxLength: 60 }}
      autoComplete="off"
      autoFocus
    />
  );
};
