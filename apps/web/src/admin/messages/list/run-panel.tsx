import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { MessageReviewRun } from '@pratik/contract/message-process';
import { formatNumber, formatRelative } from '../../../lib/language/format.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { isUnderWay, useCancelRun, useRun } from '../messages.api.ts';
import { type MessagesText, useMessagesText } from '../messages.texts.ts';

const shownAfterMs = 10 * 60_000;

/** Shows the progress of the bulk run with a stop button. The result stays visible for a while after the run. */
export const RunPanel = () => {
  const t = useMessagesText();
  const run = useRun().data?.run ?? null;
  const cancel = useCancelRun();
  if (run === null) return null;
  const underWay = isUnderWay(run);
  if (!underWay && Date.now() - Date.parse(run.endedAt ?? run.askedAt) > shownAfterMs) return null;
  return (
    <Card title={t('runTitle')}>
      <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'start' }}>
        <Box role="status">{words(t, run)}</Box>
        {underWay ? (
          <LinearProgress
            variant="determinate"
            aria-label={t('runShare')}
            value={run.total === 0 ? 0 : Math.round((run.queued / run.total) * 100)}
            sx={{ width: '100%', borderRadius: radius.round, height: '0.5rem' }}
          />
        ) : null}
        <Box sx={{ color: 'text.secondary' }}>
          {t('runBy', { who: run.askedBy ?? t('somebody'), when: formatRelative(run.askedAt) })}
        </Box>
        <FormProblem error={cancel.error} />
        {underWay ? (
          <Button variant="outlined" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('runCancel')}
          </Button>
        ) : null}
      </Box>
    </Card>
  );
};

const words = (t: MessagesText, run: MessageReviewRun): string => {
  const stats = { queued: formatNumber(run.queued), total: formatNumber(run.total) };
  if (isUnderWay(run)) return t('runRunning', stats);
  return t(run.state === 'cancelled' ? 'runCancelled' : 'runDone', stats);
};
