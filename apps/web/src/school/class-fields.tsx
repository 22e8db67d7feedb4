import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { useLevelWords } from '../curriculum/level-words.ts';
import { FormField } from '../ui/form/form-field.tsx';
import { SelectField } from '../ui/form/select-input.tsx';
import type { ClassForm } from './class-form.ts';
import { useSchoolText } from './school.texts.ts';

type ClassFieldsProps = {
  control: Control<ClassForm>;
  /** The stored level of the class. It stays selectable even when administrators have retired it. */
  levelId: string | null;
};

/** Form fields of a class, used by the class add page and the class edit page. */
export const ClassFields = ({ control, levelId }: ClassFieldsProps) => {
  const t = useSchoolText();
  const levels = useLevelWords();
  return (
    <>
      <Box sx={twoColumns}>
        <FormField control={control} name="code" label={t('code')} help={t('codeHelp')} autoComplete="off" />
        <FormField control={control} name="term" label={t('term')} help={t('termHelp')} autoComplete="off" />
      </Box>
      <FormField control={control} name="name" label={t('name')} autoComplete="off" />
      <SelectField
        control={control}
        name="levelId"
        label={t('level')}
        options={[{ value: '', label: t('noLevel') }, ...levels.optionsFor(levelId)]}
        onRetry={levels.retry}
        help={t('levelHelp')}
      />
    </>
  );
};

const twoColumns = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
