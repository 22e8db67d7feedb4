import Box from '@mui/material/Box';
import { cefrLevels } from '@pratik/contract/common';
import type { ReactNode } from 'react';
import type { Control, FieldPath } from 'react-hook-form';
import { useBilingual } from '../../lib/language/i18n.ts';
import { FormField } from '../../ui/form/form-field.tsx';
import { SelectField } from '../../ui/form/select-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { LevelForm, NewLevelForm } from './level-form.ts';
import { thresholdText } from './level-words.tsx';
import { useManagedLevels } from './levels.api.ts';
import { useLevelsText } from './levels.texts.ts';

export const twoColumns = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

type Shared = Omit<LevelForm, 'canDo'>;
type FieldsProps<Form extends Shared> = {
  control: Control<Form>;
  /** CEFR level of a built-in level, which administrators cannot change. Null or undefined for other levels. */
  fixedCefr?: string | null;
  /** Field for the position of the level, which only the level add page has. */
  children?: ReactNode;
};

/** Form fields that the level add page and the level edit page share. */
export const LevelFields = <Form extends LevelForm | NewLevelForm>({
  control,
  fixedCefr = null,
  children,
}: FieldsProps<Form>) => {
  const t = useLevelsText();
  const field = (name: string) => name as FieldPath<Form>;
  return (
    <>
      {fixedCefr ? (
        <TextInput label={t('cefr')} value={fixedCefr} readOnly help={t('cefrFixed')} />
      ) : (
        <SelectField
          control={control}
          name={field('cefr')}
          label={t('cefr')}
          options={cefrLevels.map((value) => ({ value, label: value }))}
          help={t('cefrHelp')}
        />
      )}
      {children}
      <Box sx={twoColumns}>
        <FormField control={control} name={field('description.tr')} label={t('descriptionTr')} multiline />
        <FormField
          control={control}
          name={field('description.en')}
          label={t('descriptionEn')}
          multiline
          inputProps={{ lang: 'en' }}
        />
      </Box>
      <FormField
        control={control}
        name={field('abilityFrom')}
        label={t('thresholdLabel')}
        inputMode="text"
        autoComplete="off"
        help={<ThresholdHelp />}
      />
    </>
  );
};

/** Explains the threshold and lists the thresholds of the other levels. */
const ThresholdHelp = () => {
  const t = useLevelsText();
  const say = useBilingual();
  const levels = useManagedLevels().data?.levels.filter(({ retiredAt }) => retiredAt === null) ?? [];
  const list = levels.map(
    ({ name, abilityFrom }) => `${say(name)}: ${abilityFrom === null ? '–' : thresholdText(abilityFrom)}`,
  );
  return (
    <>
      {t('thresholdHelp')}
      {list.length > 0 ? (
        <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
          {t('thresholdsNow', { list: list.join('; ') })}
        </Box>
      ) : null}
    </>
  );
};
