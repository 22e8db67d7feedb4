import type { DeskCorrection } from '@pratik/contract/message-process';
import type { Meanwhile } from '@pratik/contract/problems';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCodeName } from '../../../feedback/code-names.ts';
import { contractResolver } from '../../../lib/contract-resolver.ts';
import { applyFieldErrors } from '../../../lib/field-errors.ts';
import type { Choices } from '../../../ui/conflict.ts';
import { showToast } from '../../../ui/toast.ts';
import { useMessagesText } from '../messages.texts.ts';
import { conflictFields, merged } from './correction-conflict.ts';
import { type CorrectionForm, correctionFormSchema, toDraft, toForm } from './correction-form.ts';
import { meanwhileOf, useEditCorrection } from './judging.api.ts';

export const formFields = [
  'code',
  'start',
  'end',
  'replacements',
  'explanation.tr',
  'explanation.en',
] as const;

type Options = { messageId: string; text: string; correction: DeskCorrection; onDone: () => void };

/** Editing one correction; where somebody decided meanwhile, asks what is to stay. */
export const useCorrectionEditing = ({ messageId, text, correction, onDone }: Options) => {
  const t = useMessagesText();
  const codeName = useCodeName();
  /** What the form was opened with: what was typed is compared with it. */
  const [opened] = useState(correction);
  const [meanwhile, setMeanwhile] = useState<Meanwhile<DeskCorrection> | null>(null);
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
          const current = meanwhileOf(error);
          if (current) {
            setMeanwhile(current as Meanwhile<DeskCorrection>);
            setAsking(true);
          } else if (applyFieldErrors(error, form.setError, formFields)) setAsking(false);
        },
      },
    );

  const versions = meanwhile && { base: opened, mine: form.getValues(), theirs: meanwhile.present };
  return {
    form,
    save: (typed: CorrectionForm) => send(typed, meanwhile?.revision ?? opened.revision),
    busy: edit.isPending,
    error: edit.error,
    conflict: versions && {
      open: asking,
      revision: meanwhile.revision,
      changedBy: meanwhile.changedBy?.name ?? null,
      changedAt: meanwhile.changedAt,
      fields: conflictFields(t, codeName, text, versions),
      onSave: (choices: Choices) => {
        const next = merged(versions, choices);
        if (next) send(next, meanwhile.revision);
        else onDone();
      },
      onClose: () => setAsking(false),
    },
  };
};
