import type { ClassDetails } from '@pratik/contract/classes';
import type { Conflict } from '@pratik/contract/problems';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLevelWords } from '../curriculum/level-words.ts';
import { isApiProblem } from '../lib/api/api-client.ts';
import { applyFieldErrors } from '../lib/errors/field-errors.ts';
import type { Choices, ConflictField } from '../ui/feedback/conflict.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { type ClassForm, classFieldNames, toClassFields, toClassForm } from './class-form.ts';
import { useUpdateClass } from './school.api.ts';
import { useSchoolText } from './school.texts.ts';

/** Saves the class form. On a conflict, the administrator chooses for each field which version is saved. */
export const useClassSaving = (row: ClassDetails, form: UseFormReturn<ClassForm>) => {
  const t = useSchoolText();
  const { levelName } = useLevelWords();
  const { reset, setError, getValues, formState } = form;
  const update = useUpdateClass();
  /**
   * The stored version when the form was opened. The conflict dialog compares the typed version and the current
   * stored version with it.
   */
  const [opened, setOpened] = useState(row);
  const [conflict, setConflict] = useState<Conflict<ClassDetails> | null>(null);
  const [asking, setAsking] = useState(false);
  const { isDirty } = formState;

  useEffect(() => {
    // If the stored version changes while the form has no unsaved input, the form shows the new version.
    if (isDirty || row.revision <= opened.revision) return;
    setOpened(row);
    reset(toClassForm(row));
  }, [row, opened, isDirty, reset]);

  const send = (typed: ClassForm, revision: number) =>
    update.mutate(
      { id: row.id, revision, ...toClassFields(typed) },
      {
        onSuccess: (saved) => {
          setAsking(false);
          setOpened(saved);
          reset(toClassForm(saved));
          showToast(t('saved'));
        },
        onError: (error) => {
          if (isApiProblem(error, 'conflict') && error.problem.current) {
            setConflict(error.problem.current as Conflict<ClassDetails>);
            setAsking(true);
            return;
          }
          if (applyFieldErrors(error, setError, classFieldNames)) setAsking(false);
        },
      },
    );

  const labels = { code: t('code'), name: t('name'), term: t('term'), levelId: t('level') };
  const conflictFields = (theirs: ClassForm): ConflictField[] => {
    const base = toClassForm(opened);
    const mine = getValues();
    return classFieldNames.map((key) => ({
      key,
      label: labels[key],
      base: base[key],
      mine: mine[key],
      theirs: theirs[key],
      show: (text: string) => (key === 'levelId' ? (text === '' ? t('noLevel') : levelName(text)) : text),
    }));
  };
  const savedAs = (choices: Choices, theirs: ClassForm): ClassForm => {
    const mine = getValues();
    const of = (key: keyof ClassForm) => (choices[key] === 'theirs' ? theirs : mine)[key];
    return { code: of('code'), name: of('name'), term: of('term'), levelId: of('levelId') };
  };

  const theirs = conflict && toClassForm(conflict.present);
  return {
    save: (typed: ClassForm) => send(typed, opened.revision),
    busy: update.isPending,
    /** Error of the update, unless it is a conflict, which the conflict dialog shows. */
    error: isApiProblem(update.error, 'conflict') ? null : update.error,
    conflict:
      conflict && theirs
        ? {
            open: asking,
            revision: conflict.revision,
            changedBy: conflict.changedBy?.name ?? null,
            changedAt: conflict.changedAt,
            fields: conflictFields(theirs),
            onSave: (choices: Choices) => send(savedAs(choices, theirs), conflict.revision),
            onClose: () => setAsking(false),
          }
        : null,
  };
};
