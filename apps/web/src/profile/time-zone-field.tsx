import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useProfileText } from './profile.texts.ts';
import type { ProfileForm } from './profile-form.ts';
import { searchZones, timeZones, zoneName, zoneOffset } from './time-zones.ts';

/** Field for the time zone. Users search by city or by offset from GMT. */
export const TimeZoneField = ({ control }: { control: Control<ProfileForm> }) => {
  const t = useProfileText();
  const { field, fieldState } = useController({ control, name: 'timeZone' });
  const zones = useMemo(() => timeZones(field.value), [field.value]);
  return (
    <Autocomplete
      options={zones}
      value={field.value}
      onChange={(_event, zone) => field.onChange(zone)}
      onBlur={field.onBlur}
      disableClearable
      autoHighlight
      filterOptions={(options, { inputValue }) =>
        inputValue === zoneName(field.value) ? [...options] : searchZones(options, inputValue)
      }
      getOptionLabel={zoneName}
      noOptionsText={t('timeZoneNone')}
      openText={t('open')}
      closeText={t('open')}
      clearText={t('clear')}
      renderOption={({ key, ...props }, zone) => (
        <Box component="li" key={key} {...props} sx={{ gap: 2, justifyContent: 'space-between !important' }}>
          <span>{zoneName(zone)}</span>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {zoneOffset(zone)}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={t('timeZone')}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? t('timeZoneHelp')}
        />
      )}
    />
  );
};
