import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import type { AnswerOf } from '@pratik/contract/call';
import {
  getReminderSettings,
  type ReminderSettings,
  reminderSettings,
  reminderTones,
  saveReminderSettings,
} from '@pratik/contract/reminders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { type Control, useController, useForm, useWatch } from 'react-hook-form';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey } from '../../lib/api/query-client.ts';
import { contractResolver } from '../../lib/errors/contract-resolver.ts';
import { formatWeekday } from '../../lib/language/format.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { SelectInput } from '../../ui/form/native-choice.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { useRemindersText } from './reminders.texts.ts';

type State = AnswerOf<typeof getReminderSettings>;
type Form = Control<ReminderSettings>;

/** 5 January 2026 is a Monday; day 1 is Monday. */
const dateOf = (weekday: number): string => `2026-01-${String(weekday + 4).padStart(2, '0')}`;
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}.00`,
}));

/** Form for the reminder settings. Until the user has consented, the fields are disabled. */
export const RemindersForm = ({ state: { settings, allowed, email } }: { state: State }) => {
  const t = useRemindersText();
  const client = useQueryClient();
  const { control, handleSubmit, reset, formState } = useForm<ReminderSettings>({
    resolver: contractResolver(reminderSettings),
    defaultValues: settings,
    disabled: !allowed,
  });
  const save = useMutation({
    mutationFn: (form: ReminderSettings) => callApi(saveReminderSettings, form),
    onSuccess: (_, form) => {
      reset(form);
      client.setQueryData<State>(
        callKey(getReminderSettings, {}),
        (old) => old && { ...old, settings: form },
      );
      showToast(t('saved'));
    },
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((form) => save.mutate(form))(event)}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', mt: 1 }}
    >
      <UnsavedGuard unsaved={formState.isDirty && !save.isPending} />
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('address', { email })}
      </Typography>
      <SwitchField control={control} name="reminder" />
      <WeekdaysField control={control} />
      <ToneField control={control} />
      <SwitchField control={control} name="weeklyLetter">
        <TextLink to="/pages/weekly-letter">{t('toLetter')}</TextLink>
      </SwitchField>
      <HourField control={control} />
      <FormProblem error={save.error} />
      <div>
        <Button type="submit" variant="contained" size="large" disabled={!allowed} loading={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </Box>
  );
};

type SwitchFieldProps = { control: Form; name: 'reminder' | 'weeklyLetter'; children?: React.ReactNode };

const SwitchField = ({ control, name, children }: SwitchFieldProps) => {
  const t = useRemindersText();
  const id = useId();
  const { field } = useController({ control, name });
  return (
    <div>
      <FormControlLabel
        disabled={field.disabled ?? false}
        control={
          <Switch
            checked={field.value ?? false}
            onChange={(_, on) => field.onChange(on)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={t(name)}
      />
      <FormHelperText id={id} sx={{ mx: 0 }}>
        {t(`${name}Help`)} {children}
      </FormHelperText>
    </div>
  );
};

const WeekdaysField = ({ control }: { control: Form }) => {
  const t = useRemindersText();
  const id = useId();
  const { field } = useController({ control, name: 'weekdays' });
  const chosen = field.value ?? [];
  const toggle = (weekday: number) =>
    field.onChange(
      chosen.includes(weekday) ? chosen.filter((one) => one !== weekday) : [...chosen, weekday].toSorted(),
    );
  return (
    <div>
      <Typography id={id} sx={{ mb: 0.75 }}>
        {t('weekdays')}
      </Typography>
      <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {weekdays.map((weekday) => (
          <ToggleButton
            key={weekday}
            value={weekday}
            color="primary"
            selected={chosen.includes(weekday)}
            disabled={field.disabled ?? false}
            aria-label={formatWeekday(dateOf(weekday), 'long')}
            onClick={() => toggle(weekday)}
            sx={{ minWidth: 48, minHeight: 44, textTransform: 'none' }}
          >
            {formatWeekday(dateOf(weekday))}
          </ToggleButton>
        ))}
      </Box>
      <FormHelperText sx={{ mx: 0 }}>{t('weekdaysHelp')}</FormHelperText>
    </div>
  );
};

const ToneField = ({ control }: { control: Form }) => {
  const t = useRemindersText();
  const { field } = useController({ control, name: 'tone' });
  const tone = useWatch({ control, name: 'tone' }) ?? 'calm';
  return (
    <SelectInput
      label={t('tone')}
      value={field.value ?? 'calm'}
      disabled={field.disabled ?? false}
      options={reminderTones.map((value) => ({ value, label: t(value) }))}
      onChange={field.onChange}
      help={t(`${tone}Sample`)}
    />
  );
};

const HourField = ({ control }: { control: Form }) => {
  const t = useRemindersText();
  const { field } = useController({ control, name: 'hour' });
  return (
    <SelectInput
      compact
      label={t('hour')}
      value={String(field.value ?? 18)}
      disabled={field.disabled ?? false}
      options={hours}
      onChange={(hour) => field.onChange(Number(hour))}
    />
  );
};
