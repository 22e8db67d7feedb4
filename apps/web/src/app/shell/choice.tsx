import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Option<Value extends string> = { value: Value; label: ReactNode };
type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
};

/** A control for choosing one of several options, all of which are visible. */
export const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="subtitle2" component="div" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        value={value}
        aria-labelledby={id}
        onChange={(_event, next: Value | null) => {
          if (next !== null) onChange(next);
        }}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value} sx={{ minHeight: 44, textTransform: 'none' }}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
};
