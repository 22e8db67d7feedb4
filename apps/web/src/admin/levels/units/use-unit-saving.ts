import type { ManagedUnit } from '@pratik/contract/unit-editing';
import type { UseFormReturn } from 'react-hook-form';
import { applyFieldErrors } from '../../../lib/errors/field-errors.ts';
import { useRecordSaving } from '../../../lib/forms/use-record-saving.ts';
import type { Choices } from '../../../ui/feedback/conflict.ts';
import { conflictFields, merged } from './unit-conflict.ts';
import { fieldNames, storedForm, type UnitForm } from './unit-form.ts';
import { useSaveUnit } from './units.api.ts';
import { useItemNames } from './use-item-names.ts';

type Saving = {
  id: string;
  levelId: string;
  /** The stored unit, or null for a new unit. */
  unit: ManagedUnit | null;
  form: UseFormReturn<UnitForm>;
  onSaved: (unit: ManagedUnit) => void;
};

/** Saves the form of a unit. On a conflict, the administrator chooses which version of each field to save. */
export const useUnitSaving = ({ id, levelId, unit, form, onSaved }: Saving) => {
  const call = useSaveUnit();
  const { conflict, opened, ...saving } = useRecordSaving({
    stored: unit,
    form,
    toForm: storedForm,
    call,
    input: (fields, revision) => ({ id, levelId, revision, fields }),
    showFieldErrors: (error, values) => applyFieldErrors(error, form.setError, fieldNames(values), 'fields'),
    onSaved,
  });
  const names = useItemNames(
    [opened?.fields, conflict?.present.fields].filter((fields) => fields !== undefined),
  );
  const versions = conflict &&
    opened && { base: opened.fields, mine: form.getValues(), theirs: conflict.present.fields };
  return {
    ...saving,
    names,
    done: call.isSuccess,
    conflict: versions && {
      ...conflict.dialog,
      fields: conflictFields(versions, names.name),
      onSave: (choices: Choices) => conflict.save(merged(versions, choices)),
    },
  };
};
