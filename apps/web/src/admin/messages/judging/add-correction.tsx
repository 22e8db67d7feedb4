import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver } from '../../../lib/errors/contract-resolver.ts';
import { applyFieldErrors } from '../../../lib/errors/field-errors.ts';
import { newId } from '../../../lib/new-id.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useMessagesText } from '../messages.texts.ts';
import { CorrectionEditor } from './correction-editor.tsx';
import { type CorrectionForm, correctionFormSchema, emptyForm, toDraft } from './correction-form.ts';
import { useAddCorrection } from './judging.api.ts';
import { formFields } from './use-correction-editing.ts';

type AddCorrectionProps = { messageId: string; text: string; onDone: () => void };

/** Form that adds a correction that the checker missed. */
export const AddCorrection = ({ messageId, text, onDone }: AddCorrectionProps) => {
  const t = useMessagesText();
  const add = useAddCorrection(messageId);
  // The browser creates the id of the correction, so that a repeated request does not add it twice.
  const [id] = useState(newId);
  const form = useForm<CorrectionForm>({
    resolver: contractResolver(correctionFormSchema),
    defaultValues: emptyForm,
  });
  return (
    <CorrectionEditor
      label={t('addTitle')}
      text={text}
      form={form}
      saveLabel={t('addSave')}
      busy={add.isPending}
      error={add.error}
      onSave={(typed) =>
        add.mutate(
          { ...toDraft(typed), id, messageId },
          {
            onSuccess: () => {
              showToast(t('added'));
              onDone();
            },
            onError: (error) => void applyFieldErrors(error, form.setError, formFields),
          },
        )
      }
      onCancel={onDone}
    />
  );
};
