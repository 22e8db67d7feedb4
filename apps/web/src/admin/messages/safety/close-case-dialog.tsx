import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useSafetyText } from './safety.texts.ts';

type CloseCaseDialogProps = {
  open: boolean;
  name: string;
  busy: boolean;
  error: unknown;
  onClose: () => void;
  onConfirm: (note: string) => void;
};

/** Maximum length of the note in characters, as defined in the API contract. */
const longest = 500;

/** Dialog that asks what the administrator did and then closes the safety case. */
export const CloseCaseDialog = ({ open, name, busy, error, onClose, onConfirm }: CloseCaseDialogProps) => {
  const t = useSafetyText();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const confirm = () => {
    setMissing(note.trim() === '');
    if (note.trim() !== '') onConfirm(note.trim());
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('closeTitle', { name })}
      confirmLabel={t('settle')}
      busy={busy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('closeLead')}</Typography>
      <TextInput
        label={t('note')}
        help={t('noteHelp')}
        error={missing ? t('noteMissing') : undefined}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        minRows={3}
        inputProps={{ maxLength: longest }}
        autoFocus
      />
    </ConfirmDialog>
  );
};
