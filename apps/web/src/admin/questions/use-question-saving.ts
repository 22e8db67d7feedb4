import type { Question } from '@pratik/contract/question';
import { useState } from 'react';
import { isApiProblem } from '../../lib/api/api-client.ts';
import { useRecordSaving } from '../../lib/forms/use-record-saving.ts';
import type { Choices } from '../../ui/feedback/conflict.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { conflictFields, merged } from './compared.tsx';
import { fieldErrorsOf, tidied } from './fields/field-errors.ts';
import { type FormValues, formValues, type ItemForm, type Typed, typedIn } from './item-form.ts';
import { useSaveQuestion } from './questions.api.ts';
import { useQuestionsText } from './questions.texts.ts';

export const typedOf = ({ levelId, topic, draft }: Question): Typed => ({ levelId, topic, draft });
const toForm = (question: Question): FormValues => formValues(typedOf(question));

/** Saves the form of an item. On a conflict, the administrator chooses which version of each field to save. */
export const useQuestionSaving = (question: Question, form: ItemForm) => {
  const t = useQuestionsText();
  const call = useSaveQuestion();
  const [sent, setSent] = useState<Typed['draft'] | null>(null);
  const { conflict, opened, ...saving } = useRecordSaving({
    stored: question,
    form,
    toForm,
    call,
    input: (values, revision) => {
      const { draft, ...place } = typedIn(values);
      return {
        kind: question.kind,
        id: question.id,
        revision: revision ?? 0,
        ...place,
        draft: tidied(draft),
      };
    },
    showFieldErrors: (error, values) => {
      setSent(typedIn(values).draft);
      return isApiProblem(error, 'validation');
    },
    onSaved: ({ version }, before) =>
      showToast(version === before?.version ? t('saved') : t('savedAsVersion', { version })),
  });
  const versions = conflict && {
    base: typedOf(opened ?? question),
    mine: typedIn(form.getValues()),
    theirs: typedOf(conflict.present),
  };
  return {
    ...saving,
    errors: fieldErrorsOf(call.error, sent),
    conflict: versions && {
      ...conflict.dialog,
      fields: conflictFields(t, versions),
      onSave: (choices: Choices) =>
        conflict.save(formValues(merged(versions.mine, versions.theirs, choices))),
    },
  };
};
