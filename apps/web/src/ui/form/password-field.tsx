import { type FieldValues, useController } from 'react-hook-form';
import type { FormFieldProps } from './form-field.tsx';
import { PasswordInput } from './password-input.tsx';

/** A password field for react-hook-form. */
export const PasswordField = <Values extends FieldValues>({
  control,
  name,
  ...rest
}: FormFieldProps<Values>) => {
  const { field, fieldState } = useController({ control, name });
  return (
    <PasswordInput
      autoComplete="current-password"
      {...rest}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
};
