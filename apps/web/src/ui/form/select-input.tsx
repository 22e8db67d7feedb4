import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { SelectInput, type SelectInputProps } from './native-choice.tsx';

// Re-exports SelectInput for pages with a form. Pages without a form import SelectInput from native-choice.tsx, so
// that they do not load a form library.
export { type Option, SelectInput } from './native-choice.tsx';

type SelectFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
} & Omit<SelectInputProps, 'value' | 'onChange' | 'name' | 'error'>;

/** A select field for react-hook-form. */
export const SelectField = <Values extends FieldValues>({
  control,
  name,
  ...rest
}: SelectFieldProps<Values>) => {
  const { field, fieldState } = useController({ control, name });
  return (
    <SelectInput
      {...rest}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
};
