import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { unitThemes } from '@pratik/contract/path';
import type { ManagedUnit } from '@pratik/contract/unit-editing';
import { type Control, useForm } from 'react-hook-form';
import { useThemeName } from '../../../curriculum/unit-themes.texts.ts';
import { contractResolver } from '../../../lib/errors/contract-resolver.ts';
import { ConflictDialog } from '../../../ui/feedback/conflict-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { clearOfSaveBar, SaveBar } from '../../../ui/form/save-bar.tsx';
import { SelectField } from '../../../ui/form/select-input.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { twoColumns } from '../level-fields.tsx';
import { useLevelsText } from '../levels.texts.ts';
import { ItemsField } from './items-field.tsx';
import { StatementsFields } from './statements-fields.tsx';
import { itemFieldNames, toForm, type UnitForm, unitFormSchema } from './unit-form.ts';
import { useUnitsText } from './units.texts.ts';
import type { ItemNames } from './use-item-names.ts';
import { useUnitSaving } from './use-unit-saving.ts';

type UnitEditFormProps = {
  id: string;
  levelId: string;
  /** The stored unit, or null for a new unit. */
  unit: ManagedUnit | null;
  onSaved: (unit: ManagedUnit) => void;
};

/** Form that edits the texts, the statements and the items of a unit and saves them in one request. */
export const UnitEditForm = ({ id, levelId, unit, onSaved }: UnitEditFormProps) => {
  const t = useUnitsText();
  const levelsText = useLevelsText();
  const form = useForm<UnitForm>({
    resolver: contractResolver(unitFormSchema),
    defaultValues: toForm(unit),
  });
  const { control, handleSubmit, formState } = form;
  const saving = useUnitSaving({ id, levelId, unit, form, onSaved });
  const { isDirty, errors } = formState;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(saving.save)(event)}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', ...clearOfSaveBar }}
    >
      <UnsavedGuard unsaved={isDirty && !saving.busy && !(unit === null && saving.done)} />
      <Card title={t('details')}>
        <Details control={control} />
      </Card>
      <StatementsFields control={control} />
      <Items control={control} levelId={levelId} names={saving.names} />
      <SaveBar>
        <FormProblem error={saving.error} />
        {Object.keys(errors).length > 0 && !saving.error ? (
          <Box role="status" sx={{ color: 'error.main' }}>
            {levelsText('fieldsWrong')}
          </Box>
        ) : null}
        <div>
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={unit !== null && !isDirty}
            loading={saving.busy}
          >
            {unit === null ? t('add') : levelsText('save')}
          </Button>
        </div>
      </SaveBar>
      {saving.conflict ? (
        <ConflictDialog {...saving.conflict} busy={saving.busy} error={saving.error} />
      ) : null}
    </Box>
  );
};

const Details = ({ control }: { control: Control<UnitForm> }) => {
  const t = useUnitsText();
  const levelsText = useLevelsText();
  const themeName = useThemeName();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
      <Box sx={twoColumns}>
        <FormField control={control} name="title.tr" label={levelsText('nameTr')} autoComplete="off" />
        <FormField
          control={control}
          name="title.en"
          label={levelsText('nameEn')}
          autoComplete="off"
          inputProps={{ lang: 'en' }}
        />
      </Box>
      <Box sx={twoColumns}>
        <FormField control={control} name="goal.tr" label={t('goalTr')} help={t('goalHelp')} multiline />
        <FormField
          control={control}
          name="goal.en"
          label={t('goalEn')}
          multiline
          inputProps={{ lang: 'en' }}
        />
      </Box>
      <SelectField
        control={control}
        name="theme"
        label={t('theme')}
        help={t('themeHelp')}
        options={[
          { value: '', label: t('chooseTheme') },
          ...unitThemes.map((value) => ({ value, label: themeName(value) })),
        ]}
      />
    </Box>
  );
};

type ItemsProps = { control: Control<UnitForm>; levelId: string; names: ItemNames };

const Items = ({ control, levelId, names }: ItemsProps) => {
  const t = useUnitsText();
  return (
    <Card title={t('items')}>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{t('itemsLead')}</Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {names.error ? (
          <Notice tone="warning" role="status">
            {t('namesFailed')}{' '}
            <Button size="small" onClick={names.retry}>
              {t('retryNames')}
            </Button>
          </Notice>
        ) : null}
        {itemFieldNames.map((field) => (
          <ItemsField key={field} control={control} field={field} levelId={levelId} names={names} />
        ))}
      </Box>
    </Card>
  );
};
