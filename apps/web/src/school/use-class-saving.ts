import type { ClassDetails } from '@pratik/contract/classes';
import type { UseFormReturn } from 'react-hook-form';
import { useLevelWords } from '../curriculum/level-words.ts';
import { applyFieldErrors } from '../lib/errors/field-errors.ts';
import { useRecordSaving } from '../lib/forms/use-record-saving.ts';
import type { Choices, ConflictField } from '../ui/feedback/conflict.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { type ClassForm, classFieldNames, toClassFields, toClassForm } from './class-form.ts';
import { useUpdateClass } from './school.api.ts';
import { useSchoolText } from './school.texts.ts';

/** Saves the class form. On a conflict, the administrator chooses for each field which version is saved. */
export const useClassSaving = (row: ClassDetails, form: UseFormReturn<ClassForm>) => {
  const t = useSchoolText();
  const { levelName } = useLevelWords();
  const { conflict, opened, ...saving } = useRecordSaving({
    stored: row,
    form,
    toForm: toClassForm,
    call: useUpdateClass(),
    input: (values, revision) => ({ id: row.id, revision: revision ?? 0, ...toClassFields(values) }),
    showFieldErrors: (error) => applyFieldErrors(error, form.setError, classFieldNames),
    onSaved: () => showToast(t('saved')),
  });

  const labels = { code: t('code'), name: t('name'), term: t('term'), levelId: t('level') };
  const versions = conflict && {
    base: toClassForm(opened ?? row),
    mine: form.getValues(),
    theirs: toClassForm(conflict.present),
  };
  return {
    ...saving,
    conflict: versions && {
      ...conflict.dialog,
      fields: classFieldNames.map(
        (key): ConflictField => ({
          key,
          label: labels[key],
          base: versions.base[key],
          mine: versions.mine[key],
          theirs: versions.theirs[key],
          show: (text) => (key === 'levelId' ? (text === '' ? t('noLevel') : levelName(text)) : text),
        }),
      ),
      onSave: (choices: Choices) => {
        const of = (key: keyof ClassForm) => versions[choices[key] ?? 'mine'][key];
        conflict.save({ code: of('code'), name: of('name'), term: of('term'), levelId: of('levelId') });
      },
    },
  };
};
