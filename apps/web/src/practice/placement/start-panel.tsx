import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipPlacement, startPlacement } from '@pratik/contract/placement';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { newId } from '../../lib/new-id.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { type Overview, putAttempt } from './placement.queries.ts';
import { usePlacementText } from './placement.texts.ts';
import { attemptPath } from './placement-path.ts';

/** Explains the test and starts it. A learner without a level can also skip the test. */
export const StartPanel = ({ overview }: { overview: Overview }) => {
  const t = usePlacementText();
  const pick = useBilingual();
  const { open, ownLevel, untaken, skipped, available } = overview;
  return (
    <Card title={t('how')}>
      <Box component="ul" sx={{ m: 0, mb: 2.5, pl: 2.5, display: 'grid', gap: 1 }}>
        {(['howAdapts', 'howNoTimer', 'howUnknown', 'howYours'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </Box>
      {ownLevel ? (
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('ownLevel', { level: pick(ownLevel.name) })}</Box>
      ) : null}
      {open ? (
        <Box sx={{ mb: 2 }}>{t('openTest', { answered: open.answered, remaining: open.remaining })}</Box>
      ) : null}
      {untaken ? <Box sx={{ mb: 2 }}>{t('untaken', { level: pick(untaken.level.name) })}</Box> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {open ? (
          <LinkButton to={attemptPath(open.id)} variant="contained" size="large">
            {t('goOn')}
          </LinkButton>
        ) : null}
        {untaken ? (
          <LinkButton to={attemptPath(untaken.id)} variant={open ? 'outlined' : 'contained'} size="large">
            {t('toResult')}
          </LinkButton>
        ) : null}
        {available ? <Begin open={open} again={untaken !== null} /> : null}
        {ownLevel === null && !skipped && open === null ? <Skip /> : null}
      </Box>
    </Card>
  );
};

type BeginProps = Pick<Overview, 'open'> & {
  /** Whether the learner has an earlier result whose level is not accepted yet. */ again: boolean;
};

const Begin = ({ open, again }: BeginProps) => {
  const t = usePlacementText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [attemptId] = useState(newId);
  const [asking, setAsking] = useState(false);
  const starting = useMutation({
    mutationFn: () => callApi(startPlacement, { attemptId, anew: open !== null }),
    onSuccess: (attempt) => {
      putAttempt(client, attempt);
      void navigate(attemptPath(attempt.id));
    },
  });
  return (
    <>
      <Button
        variant={open || again ? 'outlined' : 'contained'}
        size="large"
        loading={starting.isPending}
        onClick={() => (open && open.answered > 0 ? setAsking(true) : starting.mutate())}
      >
        {t(open ? 'anew' : again ? 'again' : 'begin')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('anewTitle')}
        confirmLabel={t('anewConfirm')}
        destructive
        onConfirm={() => {
          setAsking(false);
          starting.mutate();
        }}
        onClose={() => setAsking(false)}
      >
        {t('anewBody', { answered: open?.answered ?? 0 })}
      </ConfirmDialog>
      {starting.isError ? (
        <Box sx={{ flexBasis: '100%' }}>
          <FormProblem error={starting.error} />
        </Box>
      ) : null}
    </>
  );
};

const Skip = () => {
  const t = usePlacementText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const skipping = useMutation({
    mutationFn: () => callApi(skipPlacement, {}),
    onSuccess: async () => {
      showToast(t('skipped'));
      await client.invalidateQueries({ refetchType: 'none' });
      void navigate('/');
    },
  });
  return (
    <>
      <Button size="large" loading={skipping.isPending} onClick={() => skipping.mutate()}>
        {t('skip')}
      </Button>
      {skipping.isError ? (
        <Box sx={{ flexBasis: '100%' }}>
          <FormProblem error={skipping.error} />
        </Box>
      ) : null}
    </>
  );
};
