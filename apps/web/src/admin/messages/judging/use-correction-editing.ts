import type { ReviewedCorrection } from '@pratik/contract/message-process';
import type { Conflict } from '@pratik/contract/problems';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCodeName } from '../../../feedback/code-names.ts';
import { contractResolver } from '../../../lib/errors/contract-resolver.ts';
import { applyFieldErrors } from '../../../lib/errors/field-errors.ts';
import type { Choices } from '../../../ui/feedback/conflict.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useMessagesText } from '../messages.texts.ts';
import { conflictFields, merged } from './correction-conflict.ts';
import { type CorrectionForm, correctionFormSchema, toDraft, toForm } from './correction-form.ts';
import { conflictOf, useEditCorrection } from './judging.api.ts';

export const formFields = [
  'code',
  'start',
  'end',
  'replacements',
  'explanation.tr',
  'explanation.en',
] as const;

type Options = { messageId: string; text: string; correction: ReviewedCorrection; onDone: () => void };

/**
 * State and saving of one edited correction. On a conflict, the administrator chooses which version of each field
 * to save.
 */
export const useCorrectionEditing = ({ messageId, text, correction, onDone }: Options) => {
  const t = useMessagesText();
  const codeName = useCodeName();
  /**
   * The stored version when the form was opened. The conflict dialog compares the typed version and the current
   * stored version with it.
   */
  const [opened] = useState(correction);
  const [conflict, setConflict] = useState<Conflict<ReviewedCorrection> | null>(null);
  const [asking, setAsking] = useState(false);
  const edit = useEditCorrection(messageId);
  const form = useForm<CorrectionForm>({
    resolver: contractResolver(correctionFormSchema),
    defaultValues: toForm(opened),
  });

  const send = (typed: CorrectionForm, revision: number) =>
    edit.mutate(
      { ...toDraft(typed), correctionId: correction.id, revision },
      {
        onSuccess: () => {
          showToast(t('edited'));
          onDone();
        },
        onError: (error) => {
          const current = conflictOf(error);
          if (current) {
            setConflict(current as Conflict<ReviewedCorrection>);
            setAsking(true);
          } else if (applyFieldErrors(error, form.setError, formFields)) setAsking(false);
        },
      },
    );

  const versions = conflict && { base: opened, mine: form.getValues(), theirs: conflict.present };
  return {
    form,
    save: (typed: CorrectionForm) => send(typed, conflict?.revision ?? opened.revision),
    busy: edit.isPending,
    error: edit.error,
    conflict: versions && {
      open: asking,
      revision: conflict.revision,
      changedBy: conflict.changedBy?.name ?? null,
      changedAt: conflict.changedAt,
      fields: conflictFields(t, codeName, text, versions),
      onSave: (choices: Choices) => {
        const next = merged(versions, choices);
        if (next) send(next, conflict.revision);
        else onDone();
      },
      onClose: () => setAsking(false),
    },
  };
};
