import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { EditableLevel } from '@pratik/contract/level';
import { type FieldErrors, useForm } from 'react-hook-form';
import { contractResolver } from '../../lib/errors/contract-resolver.ts';
import { ConflictDialog } from '../../ui/feedback/conflict-dialog.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { clearOfSaveBar, SaveBar } from '../../ui/form/save-bar.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LevelFields, twoColumns } from './level-fields.tsx';
import { type LevelForm, levelFormSchema, toForm } from './level-form.ts';
import { useLevelsText } from './levels.texts.ts';
import { LevelOffer } from './statements/offer-notice.tsx';
import { StatementsEditor } from './statements/statements-editor.tsx';
import { useLevelSaving } from './use-level-saving.ts';

/** Form that edits the texts, the threshold and the statements of a level and saves them in one request. */
export const LevelEditForm = ({ level }: { level: EditableLevel }) => {
  const t = useLevelsText();
  const form = useForm<LevelForm>({
    resolver: contractResolver(levelFormSchema),
    defaultValues: toForm(level),
  });
  const { control, handleSubmit, formState } = form;
  const saving = useLevelSaving(level, form);
  const { isDirty, errors } = formState;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(saving.save)(event)}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', ...clearOfSaveBar }}
    >
      <UnsavedGuard unsaved={isDirty && !saving.busy} />
      <Card title={t('details')}>
        <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          <LevelOffer level={level} form={form} />
          <Box sx={twoColumns}>
            <FormField control={control} name="name.tr" label={t('nameTr')} autoComplete="off" />
            <FormField
              control={control}
              name="name.en"
              label={t('nameEn')}
              autoComplete="off"
              inputProps={{ lang: 'en' }}
            />
          </Box>
          <LevelFields control={control} fixedCefr={level.fromLibrary ? level.cefr : null} />
        </Box>
      </Card>
      <StatementsEditor level={level} form={form} />
      <SaveBar>
        <FormProblem error={saving.error} />
        {hasErrors(errors) && !saving.error ? (
          <Box role="status" sx={{ color: 'error.main' }}>
            {t('fieldsWrong')}
          </Box>
        ) : null}
        <div>
          <Button type="submit" variant="contained" size="large" disabled={!isDirty} loading={saving.busy}>
            {t('save')}
          </Button>
        </div>
      </SaveBar>
      {saving.conflict ? (
        <ConflictDialog {...saving.conflict} busy={saving.busy} error={saving.error} />
      ) : null}
    </Box>
  );
};

const hasErrors = (errors: FieldErrors<LevelForm>): boolean => Object.keys(errors).length > 0;
