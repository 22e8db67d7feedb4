import Box from '@mui/material/Box';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { tapTarget } from '../theme/theme-components.ts';
import { weight } from '../theme/tokens.ts';
import { useUiText } from '../ui.texts.ts';
import { useInputStyle } from './text-input.tsx';

export type Option = { readonly value: string; readonly label: string };

export type SelectInputProps = {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  name?: string;
  help?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  /** Loads the options again. Undefined if loading has not failed. */
  onRetry?: (() => void) | undefined;
  /** Whether the field is only as wide as its widest option, instead of its container. */
  compact?: boolean;
};

/**
 * A field for choosing from a short list. It uses the browser’s native select element, which works on every phone
 * and with every screen reader.
 */
export const SelectInput = ({
  label,
  options,
  value,
  onChange,
  name,
  help,
  error,
  onRetry,
  ...rest
}: SelectInputProps) => {
  const id = useId();
  const variant = useInputStyle();
  const below = error ?? (onRetry ? <OptionsError onRetry={onRetry} /> : help);
  const inputProps = {
    id,
    ...(name ? { name } : {}),
    ...(below ? { 'aria-describedby': `${id}-help` } : {}),
  };
  return (
    <FormControl
      variant={variant}
      fullWidth={!rest.compact}
      error={error !== undefined}
      disabled={rest.disabled ?? false}
    >
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={inputProps}
        input={variant === 'filled' ? <FilledInput /> : <OutlinedInput label={label} notched />}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {below ? <FormHelperText id={`${id}-help`}>{below}</FormHelperText> : null}
    </FormControl>
  );
};

const OptionsError = ({ onRetry }: { onRetry: () => void }) => {
  const t = useUiText();
  return (
    <>
      {t('optionsFailed')}{' '}
      <Box component="button" type="button" onClick={onRetry} sx={retryLook}>
        {t('retry')}
      </Box>
    </>
  );
};

const retryLook = {
  minHeight: tapTarget,
  px: 0.5,
  border: 0,
  bgcolor: 'transparent',
  color: 'primary.main',
  font: 'inherit',
  fontWeight: weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
};
