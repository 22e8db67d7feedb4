import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { correctionCodeNames } from '@pratik/contract/feedback';
import { useEffect, useRef } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useCodeName } from '../../../feedback/code-names.ts';
import { isApiProblem } from '../../../lib/api/api-client.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { SelectField } from '../../../ui/form/select-input.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { useMessagesText } from '../messages.texts.ts';
import type { CorrectionForm } from './correction-form.ts';
import { PlaceField } from './place-field.tsx';

type CorrectionEditorProps = {
  label: string;
  text: string;
  form: UseFormReturn<CorrectionForm>;
  saveLabel: string;
  busy: boolean;
  error: unknown;
  onSave: (form: CorrectionForm) => void;
  onCancel: () => void;
};

/** Form that edits all fields of a correction. */
export const CorrectionEditor = (props: CorrectionEditorProps) => {
  const { label, text, form, saveLabel, busy, error, onSave, onCancel } = props;
  const t = useMessagesText();
  const codeName = useCodeName();
  const top = useRef<HTMLFormElement>(null);
  const { control, handleSubmit, formState } = form;
  useEffect(() => {
    // Moves the focus to the form, because the form may be far from the button that opened it.
    top.current?.focus();
  }, []);
  const codes = correctionCodeNames.map((code) => ({ value: code, label: codeName(code) }));
  return (
    <Box
      component="form"
      ref={top}
      tabIndex={-1}
      noValidate
      aria-label={label}
      onSubmit={(event) => void handleSubmit(onSave)(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      sx={{ display: 'grid', gap: 2.5, mt: 2, outline: 'none', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <UnsavedGuard unsaved={formState.isDirty && !busy} />
      <PlaceField text={text} form={form} />
      <SelectField
        control={control}
        name="code"
        label={t('code')}
        options={[{ value: '', label: t('chooseCode') }, ...codes]}
      />
      <div>
        <FormField
          control={control}
          name="replacements"
          label={t('suggestions')}
          help={t('suggestionsHelp')}
          multiline
          minRows={2}
          inputProps={{ lang: 'en', autoCapitalize: 'off' }}
        />
        <Controller
          control={control}
          name="leaveOut"
          render={({ field }) => (
            <FormControlLabel
              control={<Checkbox checked={field.value} onChange={(_event, on) => field.onChange(on)} />}
              label={t('suggestLeavingOut')}
            />
          )}
        />
      </div>
      <FormField control={control} name="explanation.tr" label={t('explanationTr')} multiline minRows={2} />
      <FormField
        control={control}
        name="explanation.en"
        label={t('explanationEn')}
        help={t('explanationEnHelp')}
        multiline
        inputProps={{ lang: 'en' }}
      />
      {isApiProblem(error, 'conflict') || isFieldError(error) ? null : <FormProblem error={error} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={busy}>
          {saveLabel}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </Box>
    </Box>
  );
};

/** Returns whether the error is a validation error, which is shown beside its field. */
const isFieldError = (error: unknown): boolean => isApiProblem(error, 'validation');
