import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTheme } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useId } from 'react';

type InputProps = ComponentProps<typeof OutlinedInput>;

export type TextInputProps = {
  label: string;
  /** Help text below the field. An error replaces it. */
  help?: ReactNode;
  error?: string | undefined;
} & Omit<InputProps, 'error' | 'label' | 'id'>;

/** A labelled text field in the input style chosen in the layout options. */
export const TextInput = ({ label, help, error, ...input }: TextInputProps) => {
  const id = useId();
  const variant = useInputStyle();
  const below = error ?? help;
  const described = below ? { 'aria-describedby': `${id}-help` } : {};
  return (
    <FormControl variant={variant} fullWidth error={error !== undefined} disabled={input.disabled ?? false}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {variant === 'filled' ? (
        <FilledInput id={id} {...described} {...withoutNotch(input)} />
      ) : (
        <OutlinedInput id={id} label={label} {...described} {...input} />
      )}
      {below ? <FormHelperText id={`${id}-help`}>{below}</FormHelperText> : null}
    </FormControl>
  );
};

/** Returns the input style of the theme’s text fields: `outlined` or `filled`. */
export const useInputStyle = (): 'outlined' | 'filled' =>
  useTheme().components?.MuiTextField?.defaultProps?.variant === 'filled' ? 'filled' : 'outlined';

const withoutNotch = ({
  notched: _notched,
  classes: _classes,
  slotProps: _slots,
  ...input
}: Partial<InputProps>) => input;
