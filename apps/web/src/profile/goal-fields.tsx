import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { SelectField } from '../ui/form/select-input.tsx';
import { weight } from '../ui/theme/tokens.ts';
import { useProfileText } from './profile.texts.ts';
import type { ProfileForm } from './profile-form.ts';

const days = [1, 2, 3, 4, 5, 6] as const;
const purposes = [
  ['everyday', 'goalEveryday'],
  ['travel', 'goalTravel'],
  ['work', 'goalWork'],
  ['study', 'goalStudy'],
  ['exam', 'goalExam'],
  ['pleasure', 'goalPleasure'],
] as const;

/** Form fields for goals that learners set themselves. All fields are optional. */
export const GoalFields = ({ control }: { control: Control<ProfileForm> }) => {
  const t = useProfileText();
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 2.5 }}
    >
      <div>
        <Typography id={id} sx={{ fontWeight: weight.semibold }}>
          {t('goals')}
        </Typography>
        <FormHelperText sx={{ mx: 0 }}>{t('goalsHelp')}</FormHelperText>
      </div>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectField
          control={control}
          name="goalDays"
          label={t('goalDays')}
          options={[
            { value: '', label: t('goalDaysNone') },
            ...days.map((count) => ({ value: String(count), label: t('goalDaysSome', { count }) })),
            { value: '7', label: t('goalDaysAll') },
          ]}
        />
        <SelectField
          control={control}
          name="goalPurpose"
          label={t('goalPurpose')}
          options={[
            { value: '', label: t('goalPurposeNone') },
            ...purposes.map(([value, label]) => ({ value, label: t(label) })),
          ]}
        />
      </Box>
    </Box>
  );
};
