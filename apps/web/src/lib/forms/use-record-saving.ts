import type { Conflict } from '@pratik/contract/problems';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiProblem } from '../api/api-problem.ts';

type Options<Stored, Values extends FieldValues, Input> = {
  /** The record as it is stored now. Null for a record that is not stored yet. */
  stored: Stored | null;
  form: UseFormReturn<Values>;
  toForm: (stored: Stored) => Values;
  /** The call that saves the record. */
  call: {
    mutate: (
      input: Input,
      options: { onSuccess: (saved: Stored) => void; onError: (error: Error) => void },
    ) => void;
    isPending: boolean;
    error: Error | null;
  };
  /** Returns the input of the call. `revision` is null for a record that is not stored yet. */
  input: (values: Values, revision: number | null) => Input;
  /** Shows the errors of a rejected call beside their fields. Returns whether all errors have been shown there. */
  showFieldErrors: (error: Error, values: Values) => boolean;
  /** Called after the record has been saved. `opened` is the version with which the form started. */
  onSaved: (saved: Stored, opened: Stored | null) => void;
};

const sameContent = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves a form whose record has a revision. If another user has saved the record since the form was opened, the
 * call returns a conflict, and the caller shows both versions in the conflict dialog.
 */
export const useRecordSaving = <Stored extends { revision: number }, Values extends FieldValues, Input>(
  options: Options<Stored, Values, Input>,
) => {
  const { stored, form, toForm, call, input, showFieldErrors, onSaved } = options;
  const { reset, formState } = form;
  /**
   * The version that was stored when the form was opened. On a conflict, the typed version and the version that is now
   * stored are compared with this version.
   */
  const [opened, setOpened] = useState(stored);
  const [conflict, setConflict] = useState<Conflict<Stored> | null>(null);
  const [asking, setAsking] = useState(false);
  const { isDirty } = formState;

  useEffect(() => {
    if (stored === null || stored.revision <= (opened?.revision ?? -1)) return;
    // When the stored content changes, unsaved input is not replaced. A new revision of the same content is used even
    // if there is unsaved input.
    if (isDirty && !(opened && sameContent(toForm(stored), toForm(opened)))) return;
    setOpened(stored);
    if (!isDirty) reset(toForm(stored));
  }, [stored, opened, isDirty, reset, toForm]);

  const send = (values: Values, revision: number | null) =>
    call.mutate(input(values, revision), {
      onSuccess: (saved) => {
        setAsking(false);
        setOpened(saved);
        reset(toForm(saved));
        onSaved(saved, opened);
      },
      onError: (error) => {
        if (isApiProblem(error, 'conflict') && error.problem.current) {
          setConflict(error.problem.current as Conflict<Stored>);
          setAsking(true);
          return;
        }
        // The user corrects a field error in the form, so the conflict dialog closes.
        if (showFieldErrors(error, values)) setAsking(false);
      },
    });

  return {
    opened,
    save: (values: Values) => send(values, opened?.revision ?? null),
    busy: call.isPending,
    /** The error of the call. The conflict dialog shows a conflict, so a conflict is not returned as an error. */
    error: conflict && isApiProblem(call.error, 'conflict') ? null : call.error,
    conflict: conflict && {
      present: conflict.present,
      /** Fills the form with the chosen values and saves them. */
      save: (chosen: Values) => {
        reset(chosen, { keepDefaultValues: true });
        send(chosen, conflict.revision);
      },
      /** What the conflict dialog needs, without the compared fields. */
      dialog: {
        open: asking,
        revision: conflict.revision,
        changedBy: conflict.changedBy?.name ?? null,
        changedAt: conflict.changedAt,
        onClose: () => setAsking(false),
      },
    },
  };
};
