import { TextInput } from '../../ui/form/text-input.tsx';
import { useSecondFactorText } from './second-factor.texts.ts';

type PasskeyNameFieldProps = { value: string; missing: boolean; onChange: (name: string) => void };

/** Field for the name of a passkey. The API contract allows up to 60 characters. */
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
