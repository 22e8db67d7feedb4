import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { kindsWithAmount, kindsWithResult } from '@pratik/contract/homework';
import { useId } from 'react';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { DayInput } from '../../ui/form/day-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { memberName } from '../member-columns.tsx';
import { useMemberPage } from '../school.api.ts';
import type { AssignmentForm } from './assignment-form.ts';
import { useHomeworkText } from './homework.texts.ts';

type AssignmentFieldsProps = {
  classId: string;
  form: AssignmentForm;
  /** Returns the error of a field. `field` is its name in the API call, such as `dueAt`. */
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<AssignmentForm>) => void;
};

const longestNote = 500;

/**
 * The fields of an assignment that can be changed after it was created: amount, minimum result, days, instructions and
 * learners.
 */
export const AssignmentFields = ({ classId, form, errorOf, onChange }: AssignmentFieldsProps) => {
  const t = useHomeworkText();
  return (
    <>
      {kindsWithAmount.includes(form.kind) ? (
        <NumberInput
          label={t(form.kind === 'chat' ? 'minutesField' : 'reviewsField')}
          value={form.amount}
          error={errorOf('amount')}
          onChange={(amount) => onChange({ amount })}
        />
      ) : null}
      {kindsWithResult.includes(form.kind) ? (
        <NumberInput
          label={t('leastField')}
          value={form.leastPercent}
          help={t('leastHelp')}
          error={errorOf('leastPercent')}
          onChange={(leastPercent) => onChange({ leastPercent })}
        />
      ) : null}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <div>
          <DayInput label={t('opens')} value={form.opensOn} onChange={(opensOn) => onChange({ opensOn })} />
          <FieldError text={errorOf('opensAt')} />
        </div>
        <div>
          <DayInput label={t('due')} value={form.dueOn} onChange={(dueOn) => onChange({ dueOn })} />
          <FieldError text={errorOf('dueAt')} />
        </div>
      </Box>
      <TextInput
        label={t('note')}
        value={form.note}
        help={t('noteHelp')}
        error={errorOf('note')}
        multiline
        minRows={2}
        slotProps={{ input: { maxLength: longestNote } }}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <LearnerFields classId={classId} form={form} errorOf={errorOf} onChange={onChange} />
    </>
  );
};

const FieldError = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <FormHelperText error role="alert" sx={{ mx: 1.75 }}>
      {text}
    </FormHelperText>
  );

type NumberInputProps = {
  label: string;
  value: string;
  help?: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

const NumberInput = ({ label, value, help, error, onChange }: NumberInputProps) => (
  <TextInput
    label={label}
    value={value}
    {...(help ? { help } : {})}
    error={error}
    slotProps={{ input: { inputMode: 'numeric', maxLength: 3 } }}
    autoComplete="off"
    onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ''))}
  />
);

const LearnerFields = ({ classId, form, errorOf, onChange }: AssignmentFieldsProps) => {
  const t = useHomeworkText();
  const legend = useId();
  const chosen = form.learnerIds;
  return (
    <div>
      <Typography variant="subtitle2" component="p" id={legend} sx={{ mb: 0.5 }}>
        {t('who')}
      </Typography>
      <RadioGroup
        aria-labelledby={legend}
        value={chosen === null ? 'all' : 'some'}
        onChange={(event) => onChange({ learnerIds: event.target.value === 'all' ? null : [] })}
      >
        <FormControlLabel value="all" control={<Radio />} label={t('whoAll')} sx={{ minHeight: 44 }} />
        <FormControlLabel value="some" control={<Radio />} label={t('whoSome')} sx={{ minHeight: 44 }} />
      </RadioGroup>
      {chosen === null ? null : (
        <LearnerChoice
          classId={classId}
          chosen={chosen}
          onChange={(learnerIds) => onChange({ learnerIds })}
        />
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
