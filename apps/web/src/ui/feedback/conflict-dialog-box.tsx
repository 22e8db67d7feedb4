import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { formatDateTime } from '../../lib/language/format.ts';
import { FormProblem } from '../form/form-problem.tsx';
import { useConflictText } from './conflict.texts.ts';
import { allOf, type Choices, type ConflictField, differing, usualChoices } from './conflict.ts';
import { ConflictChoice } from './conflict-choice.tsx';

export type ConflictDialogProps = {
  open: boolean;
  /** Revision of the stored record that the dialog compares with the user’s input. */
  revision: number;
  /**
   * Name of the user who saved the other version. Null if this installation itself saved it, or if that user has
   * been deleted.
   */
  changedBy: string | null;
  /** Time at which the other version was saved, in ISO 8601 format. */
  changedAt: string | null;
  /** All fields of the record. Fields with equal values are not shown. */
  fields: readonly ConflictField[];
  busy?: boolean;
  error?: unknown;
  /** Is called with one choice per field. For a field with equal values, the choice is `mine`. */
  onSave: (choices: Choices) => void;
  /** Closes the dialog and returns to the form with the typed values. */
  onClose: () => void;
};

/** Content of the conflict dialog. This code is loaded when the dialog opens for the first time. */
export const ConflictDialogBox = (props: ConflictDialogProps) => {
  const { open, fields, onClose } = props;
  const t = useConflictText();
  const titleId = useId();
  const narrow = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const shown = differing(fields);
  const [choices, setChoices] = useState(() => usualChoices(shown));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
      fullScreen={narrow}
    >
      <DialogTitle id={titleId}>{t('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Typography>
          <WhoAndWhen {...props} /> {t('stored')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setChoices(allOf(shown, 'mine'))}>
            {t('allMine')}
          </Button>
          <Button variant="outlined" onClick={() => setChoices(allOf(shown, 'theirs'))}>
            {t('allTheirs')}
          </Button>
        </Box>
        {shown.map((field) => (
          <ConflictChoice
            key={field.key}
            field={field}
            chosen={choices[field.key] ?? 'mine'}
            onChoose={(side) => setChoices({ ...choices, [field.key]: side })}
          />
        ))}
        <FormProblem error={props.error} />
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose} autoFocus>
          {t('back')}
        </Button>
        <Button
          variant="contained"
          loading={props.busy ?? false}
          onClick={() => props.onSave({ ...allOf(fields, 'mine'), ...choices })}
        >
          {t('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const WhoAndWhen = ({ changedBy, changedAt }: Pick<ConflictDialogProps, 'changedBy' | 'changedAt'>) => {
  const t = useConflictText();
  const when = changedAt === null ? null : formatDateTime(changedAt);
  if (changedBy === null) return when === null ? t('changed') : t('changedAt', { when });
  return when === null ? t('changedBy', { who: changedBy }) : t('changedByAt', { who: changedBy, when });
};
