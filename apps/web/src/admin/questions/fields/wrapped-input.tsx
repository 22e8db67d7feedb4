import type { KeyboardEvent } from 'react';
import { TextInput } from '../../../ui/form/text-input.tsx';

type WrappedInputProps = {
  label: string;
  value: string;
  error: string | undefined;
  lang: 'en' | undefined;
  /**
   * Set for values of one or two words, which never need a second line. The height of such a field is not measured: a
   * form may have hundreds of these fields, and measuring them would make typing slow.
   */
  short: true | undefined;
  onChange: (text: string) => void;
};

/**
 * Multi-line input for a value without line breaks. Long values wrap so that they are fully visible, and Enter
 * submits the form.
 */
export const WrappedInput = ({ label, value, error, lang, short, onChange }: WrappedInputProps) => (
  <TextInput
    multiline={!short}
    label={label}
    value={value}
    error={error}
    onChange={(event) => onChange(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
    onKeyDown={sendForm}
    autoComplete="off"
    {...(lang ? { slotProps: { input: { lang } } } : {})}
  />
);

/** Enter submits the form as in a single-line field, unless the submit button is disabled. */
const sendForm = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
};
