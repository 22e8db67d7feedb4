import type { EditableLevel } from '@pratik/contract/level';
import type { UseFormReturn } from 'react-hook-form';
import { applyFieldErrors } from '../../lib/errors/field-errors.ts';
import { useRecordSaving } from '../../lib/forms/use-record-saving.ts';
import type { Choices } from '../../ui/feedback/conflict.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { conflictFields, merged, versionsOf } from './level-conflict.ts';
import { type LevelForm, toForm, toUpdate } from './level-form.ts';
import { useUpdateLevel } from './levels.api.ts';
import { useLevelsText } from './levels.texts.ts';

/** Saves the form of a level. On a conflict, the administrator chooses which version of each field to save. */
export const useLevelSaving = (level: EditableLevel, form: UseFormReturn<LevelForm>) => {
  const t = useLevelsText();
  const { conflict, opened, ...saving } = useRecordSaving({
    stored: level,
    form,
    toForm,
    call: useUpdateLevel(),
    input: (values, revision) => toUpdate(level.id, revision ?? 0, values),
    showFieldErrors: (error, values) => applyFieldErrors(error, form.setError, fieldsOf(values)),
    onSaved: () => showToast(t('saved')),
  });
  const versions = conflict && versionsOf(opened ?? level, form.getValues(), conflict.present);
  return {
    ...saving,
    conflict: versions && {
      ...conflict.dialog,
      fields: conflictFields(t, versions),
      onSave: (choices: Choices) => conflict.save(merged(versions, choices)),
    },
  };
};

const fieldsOf = ({ canDo }: LevelForm) =>
  [
    'cefr',
    'name.tr',
    'name.en',
    'description.tr',
    'description.en',
    'abilityFrom',
    ...canDo.flatMap((_, index) => [
      `canDo.${index}.skill` as const,
      `canDo.${index}.text.tr` as const,
      `canDo.${index}.text.en` as const,
    ]),
  ] as const;
