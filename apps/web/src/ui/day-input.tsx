import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useInputStyle } from './text-input.tsx';

type DayInputProps = {
  label: string;
  /** `2026-09-05`, or empty. */
  value: string;
  earliest?: string;
  latest?: string;
  onChange: (day: string) => void;
};

/** A calendar day by the browser's own picker; a day half typed is not handed on. */
export const DayInput = ({ label, value, earliest = '', latest = '', onChange }: DayInputProps) => {
  const id = useId();
  const variant = useInputStyle();
  const input = {
    id,
    type: 'date',
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    inputProps: { ...(earliest ? { min: earliest } : {}), ...(latest ? { max: latest } : {}) },
  };
  return (
    <FormControl variant={variant} fullWidth>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      {variant === 'filled' ? <FilledInput {...input} /> : <OutlinedInput {...input} label={label} notched />}
    </FormControl>
  );
};
