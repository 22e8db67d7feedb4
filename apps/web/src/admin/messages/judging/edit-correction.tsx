import type { ReviewedCorrection } from '@pratik/contract/message-process';
import { isApiProblem } from '../../../lib/api/api-client.ts';
import { ConflictDialog } from '../../../ui/feedback/conflict-dialog.tsx';
import { useMessagesText } from '../messages.texts.ts';
import { CorrectionEditor } from './correction-editor.tsx';
import { useCorrectionEditing } from './use-correction-editing.ts';

type EditCorrectionProps = {
  messageId: string;
  text: string;
  correction: ReviewedCorrection;
  onDone: () => void;
};

/** Form that edits one correction. The list shows this form instead of the correction. */
export const EditCorrection = (props: EditCorrectionProps) => {
  const t = useMessagesText();
  const editing = useCorrectionEditing(props);
  return (
    <>
      <CorrectionEditor
        label={t('editTitle')}
        text={props.text}
        form={editing.form}
        saveLabel={t('save')}
        busy={editing.busy}
        error={editing.error}
        onSave={editing.save}
        onCancel={props.onDone}
      />
      {editing.conflict ? (
        <ConflictDialog
          {...editing.conflict}
          busy={editing.busy}
          error={isApiProblem(editing.error, 'conflict') ? null : editing.error}
        />
      ) : null}
    </>
  );
};
