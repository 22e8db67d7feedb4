import type { KeyboardEvent } from 'react';
import { TextInput } from '../../ui/text-input.tsx';

type WrappedInputProps = {
  label: string;
  value: string;
  error: string | undefined;
  lang: 'en' | undefined;
  onChange: (text: string) => void;
};

/** One line of text, all of which is seen: it goes on below, Enter sends its form, and it never holds two lines. */
export const WrappedInput = ({ label, value, error, lang, onChange }: WrappedInputProps) => (
  <TextInput
    multiline
    label={label}
    value={value}
    error={error}
    onChange={(event) => onChange(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
    onKeyDown={sendForm}
    autoComplete="off"
    {...(lang ? { slotProps: { input: { lang } } } : {})}
  />
);

const sendForm = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
};
