import type { Conflict } from '@pratik/contract/problems';
import type { ManagedUnit } from '@pratik/contract/unit-editing';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isApiProblem } from '../../../lib/api/api-client.ts';
import { applyFieldErrors } from '../../../lib/errors/field-errors.ts';
import type { Choices } from '../../../ui/feedback/conflict.ts';
import { conflictFields, merged } from './unit-conflict.ts';
import { fieldNames, toForm, type UnitForm } from './unit-form.ts';
import { useSaveUnit } from './units.api.ts';
import { useItemNames } from './use-item-names.ts';

type Saving = {
  id: string;
  levelId: string;
  /** The stored unit. Null for a new unit. */
  unit: ManagedUnit | null;
  form: UseFormReturn<UnitForm>;
  onSaved: (unit: ManagedUnit) => void;
};

/** Saves the form of a unit. On a conflict, the administrator chooses which version of each field to save. */
export const useUnitSaving = ({ id, levelId, unit, form, onSaved }: Saving) => {
  const { reset, setError, getValues, formState } = form;
  const save = useSaveUnit();
  /** The version that was stored when the form was opened. A conflict compares both later versions with it. */
  const [opened, setOpened] = useState(unit);
  const [conflict, setConflict] = useState<Conflict<ManagedUnit> | null>(null);
  const [asking, setAsking] = useState(false);
  const names = useItemNames(
    [opened?.fields, conflict?.present.fields].filter((fields) => fields !== undefined),
  );
  const { isDirty } = formState;

  useEffect(() => {
    // If the stored version changes while the form has no unsaved input, the form shows the new version.
    if (isDirty || unit === null || unit.revision === opened?.revision) return;
    setOpened(unit);
    reset(toForm(unit));
  }, [unit, opened, isDirty, reset]);

  const send = (fields: UnitForm, revision: number | null) =>
    save.mutate(
      { id, levelId, revision, fields },
      {
        onSuccess: (saved) => {
          setAsking(false);
          setOpened(saved);
          reset(toForm(saved));
          onSaved(saved);
        },
        onError: (error) => {
          if (isApiProblem(error, 'conflict') && error.problem.current) {
            setConflict(error.problem.current as Conflict<ManagedUnit>);
            setAsking(true);
            return;
          }
          // The administrator corrects a field error in the form, so the conflict dialog closes.
          if (applyFieldErrors(error, setError, fieldNames(fields), 'fields')) setAsking(false);
        },
      },
    );

  const versions = conflict &&
    opened && { base: opened.fields, mine: getValues(), theirs: conflict.present.fields };
  return {
    names,
    save: (typed: UnitForm) => send(typed, opened?.revision ?? null),
    busy: save.isPending,
    done: save.isSuccess,
    error: save.error,
    conflict: versions && {
      open: asking,
      revision: conflict.revision,
      changedBy: conflict.changedBy?.name ?? null,
      changedAt: conflict.changedAt,
      fields: conflictFields(versions, names.name),
      onSave: (choices: Choices) => send(merged(versions, choices), conflict.revision),
      onClose: () => setAsking(false),
    },
  };
};
