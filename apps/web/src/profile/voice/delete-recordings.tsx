import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { deleteRecordings, getRecordingStorage, listRecordings } from '@pratik/contract/voice-recordings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey } from '../../lib/api/query-client.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useRecordingsText } from './recordings.texts.ts';

type DeleteRecordingsProps = {
  /** Id of the recording to delete. Without an id, all recordings are deleted. */
  id?: string;
  label: string;
  /** Accessible name of the button, for several buttons with the same label. It must start with the label. */
  name?: string;
  question: string;
};

/** Button that deletes recordings after a confirmation, because the deletion is permanent. */
export const DeleteRecordings = ({ id, label, name, question }: DeleteRecordingsProps) => {
  const t = useRecordingsText();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => callApi(deleteRecordings, id === undefined ? {} : { ids: [id] }),
    onSuccess: (state) => {
      setAsking(false);
      showToast(t(id === undefined ? 'allDeleted' : 'deleted'));
      client.setQueryData(callKey(getRecordingStorage, {}), state);
      // The list of recordings is reloaded last, because this may remove the row that contains this component.
      void client.invalidateQueries({ queryKey: callKey(listRecordings) });
    },
  });
  return (
    <>
      <Button
        color="error"
        {...(name ? { 'aria-label': name } : {})}
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44 }}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={question}
        confirmLabel={label}
        destructive
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <Typography>{t('forGood')}</Typography>
      </ConfirmDialog>
    </>
  );
};
