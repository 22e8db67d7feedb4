import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { FormProblem } from '../form/form-problem.tsx';
import { useUiText } from '../ui.texts.ts';

export type ConfirmDialogProps = {
  open: boolean;
  /** A question that names the affected object, for example "Ayşe Yılmaz silinsin mi?" (Delete Ayşe Yılmaz?). */
  title: string;
  /** Description of the data that will be deleted permanently. */
  children: ReactNode;
  confirmLabel: string;
  destructive?: boolean;
  busy?: boolean;
  error?: unknown;
  onConfirm: () => void;
  onClose: () => void;
};

/** Content of the confirmation dialog. This code is loaded when the dialog opens for the first time. */
export const ConfirmDialogBox = (props: ConfirmDialogProps) => {
  const t = useUiText();
  const titleId = useId();
  return (
    <Dialog open={props.open} onClose={props.onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <div>{props.children}</div>
        <FormProblem error={props.error} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={props.onClose} autoFocus>
          {t('cancel')}
        </Button>
        <Button
          variant="contained"
          color={props.destructive ? 'error' : 'primary'}
          loading={props.busy ?? false}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
