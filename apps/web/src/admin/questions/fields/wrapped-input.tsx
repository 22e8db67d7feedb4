import type { KeyboardEvent } from 'react';
import { TextInput } from '../../../ui/form/text-input.tsx';

type WrappedInputProps = {
  label: string;
  value: string;
  error: string | undefined;
  lang: 'en' | undefined;
  /**
   * Set for values of one or two words, which never wrap. Their height is not measured, because this would make a
   * form with hundreds of fields slow.
   */
  short: true | undefined;
  onChange: (text: string) => void;
};

/** Multi-line input for a value without line breaks. Long values wrap, and Enter submits the form. */
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
