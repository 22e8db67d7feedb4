import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { weight } from '../ui/theme/tokens.ts';
import { useProfileText } from './profile.texts.ts';
import type { ProfileForm } from './profile-form.ts';

const doses = [
  ['at-once-main', 'doseAtOnceMain', 'doseAtOnceMainHelp'],
  ['at-once-all', 'doseAtOnceAll', 'doseAtOnceAllHelp'],
  ['at-end-main', 'doseAtEndMain', 'doseAtEndMainHelp'],
  ['at-end-all', 'doseAtEndAll', 'doseAtEndAllHelp'],
] as const;

/** Field for the correction setting: when corrections are shown, and how many. Each option has a description. */
export const DoseField = ({ control }: { control: Control<ProfileForm> }) => {
  const t = useProfileText();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'correctionDose' });
  return (
    <FormControl error={fieldState.error !== undefined} variant="standard">
      <FormLabel id={id} sx={{ fontWeight: weight.semibold, color: 'text.primary' }}>
        {t('dose')}
      </FormLabel>
      <FormHelperText sx={{ mx: 0, mb: 1 }}>{fieldState.error?.message ?? t('doseHelp')}</FormHelperText>
      <RadioGroup aria-labelledby={id} name={field.name} value={field.value} onChange={field.onChange}>
        {doses.map(([value, label, help]) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${value}` } }} />}
            label={<DoseLabel id={`${id}-${value}`} label={t(label)} help={t(help)} />}
            sx={{ alignItems: 'flex-start', py: 0.5 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};

const DoseLabel = ({ id, label, help }: { id: string; label: string; help: string }) => (
  <Box sx={{ pt: 1 }}>
    {label}
    <Box id={id} aria-hidden sx={{ color: 'text.secondary', typography: 'body2' }}>
      {help}
    </Box>
  </Box>
);
