import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AssignmentResults } from '@pratik/contract/homework';
import { useId, useState } from 'react';
import { formatDateTime, formatNumber } from '../../lib/language/format.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useFieldErrors } from './field-errors.ts';
import { useGiveFeedback, usePiece } from './homework.api.ts';
import { useHomeworkText } from './homework.texts.ts';

/** One row of the results: the work of one learner on an assignment. */
export type ResultRow = AssignmentResults['learners'][number];

type FeedbackDialogProps = {
  assignmentId: string;
  /** The learner to assess. The dialog is closed when this is undefined. */
  row: ResultRow | undefined;
  onClose: () => void;
};

/**
 * Dialog in which a teacher comments on and grades one learner’s work. For writing, it also shows the submitted
 * text.
 */
export const FeedbackDialog = ({ assignmentId, row, onClose }: FeedbackDialogProps) => {
  const t = useHomeworkText();
  const titleId = useId();
  const narrow = useMediaQuery('(max-width: 599px)', { noSsr: true });
  return (
    <Dialog
      open={row !== undefined}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      fullScreen={narrow}
    >
      <DialogTitle id={titleId}>{t('assessTitle', { name: row?.name ?? '' })}</DialogTitle>
      {row ? <FeedbackForm key={row.id} assignmentId={assignmentId} row={row} onClose={onClose} /> : null}
    </Dialog>
  );
};

const longestComment = 1000;

type FeedbackFormProps = { assignmentId: string; row: ResultRow; onClose: () => void };

const FeedbackForm = ({ assignmentId, row, onClose }: FeedbackFormProps) => {
  const t = useHomeworkText();
  const give = useGiveFeedback();
  const given = row.work.feedback;
  const [comment, setComment] = useState(given?.comment ?? '');
  const [grade, setGrade] = useState(given?.grade?.toString() ?? '');
  const errors = useFieldErrors(give.error);
  const send = () =>
    give.mutate(
      { id: assignmentId, userId: row.id, comment, grade: grade === '' ? null : Number(grade) },
      {
        onSuccess: () => {
          showToast(t('assessed'));
          onClose();
        },
      },
    );
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        {row.hasPiece ? <Piece assignmentId={assignmentId} userId={row.id} /> : null}
        <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          <TextInput
            label={t('comment')}
            help={t('commentHelp')}
            error={errors.of('comment')}
            value={comment}
            multiline
            minRows={3}
            slotProps={{ input: { maxLength: longestComment } }}
            onChange={(event) => setComment(event.target.value)}
          />
          <TextInput
            label={t('gradeField')}
            error={errors.of('grade')}
            value={grade}
            slotProps={{ input: { inputMode: 'numeric', maxLength: 3 } }}
            autoComplete="off"
            onChange={(event) => setGrade(event.target.value.replaceAll(/\D/g, ''))}
          />
        </Box>
        <FormProblem error={errors.rest} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" loading={give.isPending} onClick={send}>
          {t('save')}
        </Button>
      </DialogActions>
    </>
  );
};

const Piece = ({ assignmentId, userId }: { assignmentId: string; userId: string }) => {
  const t = useHomeworkText();
  const { data, error, refetch } = usePiece(assignmentId, userId, true);
  return (
    <section>
      <Typography variant="h3">{t('piece')}</Typography>
      {data ? (
        <>
          <Box sx={{ color: 'text.secondary', typography: 'caption', mb: 1 }}>
            {t('pieceFacts', { words: formatNumber(data.words), date: formatDateTime(data.submittedAt) })}
          </Box>
          <Box lang="en" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 }}>
            {data.text}
          </Box>
        </>
      ) : null}
      {!data && error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <TextSkeleton lines={5} />}
    </section>
  );
};
