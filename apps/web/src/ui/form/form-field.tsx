import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { TextInput, type TextInputProps } from './text-input.tsx';

export type FormFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
} & Omit<TextInputProps, 'name' | 'error' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'inputRef'>;

/** A text field for react-hook-form. The field error is shown beside the field. */
export const FormField = <Values extends FieldValues>({
  control,
  name,
  ...input
}: FormFieldProps<Values>) => {
  const { field, fieldState } = useController({ control, name });
  return (
    <TextInput
      {...input}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
};
