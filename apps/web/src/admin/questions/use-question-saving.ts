import type { Conflict } from '@pratik/contract/problems';
import type { Question } from '@pratik/contract/question';
import { useEffect, useState } from 'react';
import { isApiProblem } from '../../lib/api/api-client.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { conflictFields, merged } from './compared.tsx';
import { fieldErrorsOf, tidied } from './fields/field-errors.ts';
import { type FormValues, formValues, type ItemForm, type Typed, typedIn } from './item-form.ts';
import { useSaveQuestion } from './questions.api.ts';
import { useQuestionsText } from './questions.texts.ts';

export const typedOf = ({ levelId, topic, draft }: Question): Typed => ({ levelId, topic, draft });
const same = (a: Typed, b: Typed): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Saves the form of an item. On a conflict, the administrator chooses which version of each field to save. */
export const useQuestionSaving = (question: Question, form: ItemForm) => {
  const { reset, getValues, formState } = form;
  const t = useQuestionsText();
  const save = useSaveQuestion();
  /**
   * The version that was stored when the form was opened. On a conflict, the typed version and the version that is now
   * stored are compared with this version.
   */
  const [opened, setOpened] = useState(question);
  const [sent, setSent] = useState<Typed['draft'] | null>(null);
  const [conflict, setConflict] = useState<Conflict<Question> | null>(null);
  const [asking, setAsking] = useState(false);
  const unsaved = formState.isDirty;

  useEffect(() => {
    if (question.revision === opened.revision) return;
    // When the stored content changes, unsaved input is not replaced. A change of only the state or order changes
    // just the revision, so it is applied even with unsaved input.
    if (unsaved && !same(typedOf(question), typedOf(opened))) return;
    setOpened(question);
    if (!unsaved) reset(formValues(typedOf(question)));
  }, [question, opened, unsaved, reset]);

  const send = (wanted: Typed, revision: number) => {
    const tidy = { ...wanted, draft: tidied(wanted.draft) };
    setSent(wanted.draft);
    save.mutate(
      { kind: question.kind, id: question.id, revision, ...tidy },
      {
        onSuccess: (saved) => {
          const isNew = saved.version !== opened.version;
          setAsking(false);
          setOpened(saved);
          reset(formValues(typedOf(saved)));
          showToast(isNew ? t('savedAsVersion', { version: saved.version }) : t('saved'));
        },
        onError: (error) => {
          if (isApiProblem(error, 'conflict') && error.problem.current) {
            setConflict(error.problem.current as Conflict<Question>);
            setAsking(true);
          } else if (isApiProblem(error, 'validation')) setAsking(false);
        },
      },
    );
  };

  const present = conflict && typedOf(conflict.present);
  return {
    save: (values: FormValues) => send(typedIn(values), opened.revision),
    busy: save.isPending,
    /** The conflict dialog already shows the conflict, so it is not returned as an error. */
    error: conflict && isApiProblem(save.error, 'conflict') ? null : save.error,
    errors: fieldErrorsOf(save.error, sent),
    conflict:
      conflict === null || present === null
        ? null
        : {
            open: asking,
            revision: conflict.revision,
            changedBy: conflict.changedBy?.name ?? null,
            changedAt: conflict.changedAt,
            fields: conflictFields(t, { base: typedOf(opened), mine: typedIn(getValues()), theirs: present }),
            onSave: (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => {
              const chosen = merged(typedIn(getValues()), present, choices);
              reset(formValues(chosen), { keepDefaultValues: true });
              send(chosen, conflict.revision);
            },
            onClose: () => setAsking(false),
          },
  };
};
