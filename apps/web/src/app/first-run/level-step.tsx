import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { startPlacement } from '@pratik/contract/placement';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { formatNumber } from '../../lib/language/format.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { newId } from '../../lib/new-id.ts';
import { overviewQuery, putAttempt } from '../../practice/placement/placement.queries.ts';
import { attemptPath } from '../../practice/placement/placement-path.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { useFirstRunText } from './first-run.texts.ts';
import { StepPage } from './step-page.tsx';
import { useFirstRun } from './use-first-run.ts';

/** Offers the level test, with its number of questions. The learner may take the test later. */
export const LevelStep = () => {
  const t = useFirstRunText();
  const pick = useBilingual();
  const client = useQueryClient();
  const firstRun = useFirstRun();
  const { data, error, refetch } = useQuery(overviewQuery());
  const [attemptId] = useState(newId);
  // If the learner has already started a test, the server returns this test, so the request also continues it.
  const begin = useMutation({
    mutationFn: () => callApi(startPlacement, { attemptId, anew: false }),
    onSuccess: (attempt) => {
      putAttempt(client, attempt);
      firstRun.finish(attemptPath(attempt.id));
    },
  });
  const open = data?.open;
  const count = formatNumber;
  return (
    <StepPage
      step="level"
      firstRun={firstRun}
      title={t('levelTitle')}
      lead={t('levelLead')}
      error={begin.error}
      actions={
        <>
          {data?.available || open ? (
            <Button
              variant="contained"
              size="large"
              loading={begin.isPending || firstRun.busy}
              onClick={() => begin.mutate()}
            >
              {t(open ? 'levelContinue' : 'levelNow')}
            </Button>
          ) : null}
          <Button
            variant="outlined"
            size="large"
            disabled={begin.isPending || firstRun.busy}
            onClick={() => firstRun.finish('/')}
          >
            {t('levelLater')}
          </Button>
        </>
      }
    >
      {data ? (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {open ? (
            <div>{t('levelOpen', { answered: count(open.answered), remaining: count(open.remaining) })}</div>
          ) : data.available ? (
            <div>
              {t('levelLength', { about: count(data.questions.about), most: count(data.questions.most) })}
            </div>
          ) : (
            <div>{t('levelUnavailable')}</div>
          )}
          {data.ownLevel ? <div>{t('levelOwn', { level: pick(data.ownLevel.name) })}</div> : null}
        </Box>
      ) : null}
      {!data && error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Delayed>
          <CardSkeletons count={1} height="5rem" />
        </Delayed>
      )}
    </StepPage>
  );
};
