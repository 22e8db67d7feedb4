import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReviewedCorrection } from '@pratik/contract/message-process';
import type { RefObject } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { verdictName } from '../message-words.tsx';
import { useMessagesText } from '../messages.texts.ts';
import { conflictOf, useJudge } from './judging.api.ts';

type DecisionButtonsProps = {
  messageId: string;
  correction: ReviewedCorrection;
  number: number;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
};

type Verdict = 'approved' | 'rejected' | 'undecided';

/**
 * Buttons that approve, edit or reject a correction. The button of the current decision looks pressed and undoes it.
 */
export const DecisionButtons = ({
  messageId,
  correction,
  number,
  editButton,
  onEdit,
}: DecisionButtonsProps) => {
  const t = useMessagesText();
  const judge = useJudge(messageId);
  const { id, revision, disputed, source } = correction;
  const verdict = correction.decision?.verdict ?? null;
  const rejected = verdict === 'rejected';
  const approved = !rejected && verdict !== null && !disputed;
  const decide = (next: Verdict, from = revision) => {
    // The button stays enabled during the request, because a disabled button would lose the focus.
    if (judge.isPending) return;
    judge.mutate(
      { correctionId: id, revision: from, verdict: next },
      {
        onSuccess: ({ correction: { revision: now } }) => {
          if (next === 'undecided') showToast(t('reopened'));
          else {
            showToast(t(next === 'approved' ? 'approvedToast' : 'rejectedToast'), {
              undo: () => decide('undecided', now),
            });
          }
        },
      },
    );
  };
  const conflict = conflictOf(judge.error);
  const standing = conflict?.present as ReviewedCorrection | undefined;
  const own = source === 'administrator';
  return (
    <>
      <Box
        role="group"
        aria-label={t('decisionOf', { number })}
        sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {own && !disputed ? null : (
          <Button
            size="small"
            variant={approved ? 'contained' : 'outlined'}
            color="success"
            aria-pressed={approved}
            disabled={rejected}
            onClick={() => decide(approved ? 'undecided' : 'approved')}
          >
            {t(disputed ? 'keepIt' : verdict === 'edited' ? 'asEdited' : 'approve')}
          </Button>
        )}
        <Button ref={editButton} size="small" variant="outlined" onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button
          size="small"
          variant={rejected ? 'contained' : 'outlined'}
          color="error"
          aria-pressed={rejected}
          onClick={() => decide(rejected ? 'undecided' : 'rejected')}
        >
          {t(disputed ? 'learnerIsRight' : 'reject')}
        </Button>
      </Box>
      {standing ? (
        <Box sx={{ mt: 1 }}>
          <Notice tone="warning" role="alert" title={t('decidedByOther')}>
            {t('standsNow', {
              who: conflict?.changedBy?.name ?? t('somebody'),
              what: verdictName(t, standing.decision?.verdict ?? null),
            })}
          </Notice>
        </Box>
      ) : judge.error ? (
        <Box sx={{ mt: 1 }}>
          <FormProblem error={judge.error} />
        </Box>
      ) : null}
    </>
  );
};
