import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { SelectInput, type SelectInputProps } from './native-choice.tsx';

// Pages with a form need both components. Pages without one import SelectInput from its own file and load no form
// library.
export { type Option, SelectInput } from './native-choice.tsx';

type SelectFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
} & Omit<SelectInputProps, 'value' | 'onChange' | 'name' | 'error'>;

/** A select field of a react-hook-form form. */
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
