import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { kindsWithAmount, kindsWithResult } from '@pratik/contract/homework';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { DayInput } from '../../ui/form/day-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { memberName } from '../member-columns.tsx';
import { useMemberPage } from '../school.api.ts';
import type { AssignmentForm, HomeworkForm } from './assignment-form.ts';
import { useHomeworkText } from './homework.texts.ts';

type AssignmentFieldsProps = {
  classId: string;
  form: HomeworkForm;
  /** Returns the error of a field. `field` is its name in the API call, such as `dueAt`. */
  errorOf: (field: string) => string | undefined;
};

const longestNote = 500;

/**
 * The fields of an assignment that can be changed after it was created: amount, minimum result, days, instructions and
 * learners.
 */
export const AssignmentFields = ({ classId, form, errorOf }: AssignmentFieldsProps) => {
  const t = useHomeworkText();
  const { control } = form;
  const kind = useWatch({ control, name: 'kind' });
  const { field: note } = useController({ control, name: 'note' });
  return (
    <>
      {kindsWithAmount.includes(kind) ? (
        <NumberField
          form={form}
          name="amount"
          label={t(kind === 'chat' ? 'minutesField' : 'reviewsField')}
          error={errorOf('amount')}
        />
      ) : null}
      {kindsWithResult.includes(kind) ? (
        <NumberField
          form={form}
          name="leastPercent"
          label={t('leastField')}
          help={t('leastHelp')}
          error={errorOf('leastPercent')}
        />
      ) : null}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DayField form={form} name="opensOn" label={t('opens')} error={errorOf('opensAt')} />
        <DayField form={form} name="dueOn" label={t('due')} error={errorOf('dueAt')} />
      </Box>
      <TextInput
        label={t('note')}
        value={note.value}
        help={t('noteHelp')}
        error={errorOf('note')}
        multiline
        minRows={2}
        slotProps={{ input: { maxLength: longestNote } }}
        onChange={note.onChange}
      />
      <LearnerFields classId={classId} form={form} errorOf={errorOf} />
    </>
  );
};

const FieldError = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <FormHelperText error role="alert" sx={{ mx: 1.75 }}>
      {text}
    </FormHelperText>
  );

type FieldProps<Name extends keyof AssignmentForm> = {
  form: HomeworkForm;
  name: Name;
  label: string;
  error: string | undefined;
};

const NumberField = ({
  form,
  name,
  label,
  help,
  error,
}: FieldProps<'amount' | 'leastPercent'> & { help?: string }) => {
  const { field } = useController({ control: form.control, name });
  return (
    <TextInput
      label={label}
      value={field.value}
      {...(help ? { help } : {})}
      error={error}
      slotProps={{ input: { inputMode: 'numeric', maxLength: 3 } }}
      autoComplete="off"
      onChange={(event) => field.onChange(event.target.value.replaceAll(/\D/g, ''))}
    />
  );
};

const DayField = ({ form, name, label, error }: FieldProps<'opensOn' | 'dueOn'>) => {
  const { field } = useController({ control: form.control, name });
  return (
    <div>
      <DayInput label={label} value={field.value} onChange={field.onChange} />
      <FieldError text={error} />
    </div>
  );
};

const LearnerFields = ({ classId, form, errorOf }: AssignmentFieldsProps) => {
  const t = useHomeworkText();
  const legend = useId();
  const { field } = useController({ control: form.control, name: 'learnerIds' });
  return (
    <div>
      <Typography variant="subtitle2" component="p" id={legend} sx={{ mb: 0.5 }}>
        {t('who')}
      </Typography>
      <RadioGroup
        aria-labelledby={legend}
        value={field.value === null ? 'all' : 'some'}
        onChange={(event) => field.onChange(event.target.value === 'all' ? null : [])}
      >
        <FormControlLabel value="all" control={<Radio />} label={t('whoAll')} sx={{ minHeight: 44 }} />
        <FormControlLabel value="some" control={<Radio />} label={t('whoSome')} sx={{ minHeight: 44 }} />
      </RadioGroup>
      {field.value === null ? null : (
        <LearnerChoice classId={classId} chosen={field.value} onChange={field.onChange} />
      )}
      <FieldError text={errorOf('learnerIds')} />
    </div>
  );
};

/**
 * Maximum number of learners that the server returns per page. In a larger class, homework can be assigned only to the
 * whole class.
 */
const mostListed = 100;

type LearnerChoiceProps = {
  classId: string;
  chosen: readonly string[];
  onChange: (learnerIds: readonly string[]) => void;
};

const LearnerChoice = ({ classId, chosen, onChange }: LearnerChoiceProps) => {
  const t = useHomeworkText();
  const { data, error, refetch } = useMemberPage({ classId, role: 'learner', size: mostListed });
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={4} />;
  if (data.members.length === 0) return <div>{t('noLearners')}</div>;
  return (
    <Box role="group" aria-label={t('learners')} sx={{ display: 'grid', pl: { xs: 0, sm: 4 } }}>
      {data.members.map((member) => (
        <FormControlLabel
          key={member.id}
          control={<Checkbox checked={chosen.includes(member.id)} onChange={() => toggle(member.id)} />}
          label={memberName(member)}
          sx={{ minHeight: 44, mr: 0 }}
        />
      ))}
    </Box>
  );
};
