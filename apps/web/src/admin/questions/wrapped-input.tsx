import type { KeyboardEvent } from 'react';
import { TextInput } from '../../ui/text-input.tsx';

type WrappedInputProps = {
  label: string;
  value: string;
  error: string | undefined;
  lang: 'en' | undefined;
  /** A word or two, which never goes on below: measuring hundreds of rows would make typing slow. */
  short: true | undefined;
  onChange: (text: string) => void;
};

/** One line of text, all of which is seen: it goes on below, yet never holds two lines, and Enter sends its form. */
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

/** As in a field of one line: the form's button is pressed, unless there is nothing to send. */
const sendForm = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
};
