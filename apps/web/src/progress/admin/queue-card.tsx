import Box from '@mui/material/Box';
import { type MessageState, messageStates } from '@pratik/contract/feedback';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/language/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useAdminText } from './admin.texts.ts';
import { countOf, messageReviewPath, type Queue, readableSpan } from './admin-day.ts';
import { CountRows } from './count-rows.tsx';

const stateTexts = {
  waiting: 'stateWaiting',
  processing: 'stateProcessing',
  done: 'stateDone',
  'needs-review': 'stateNeedsReview',
  failed: 'stateFailed',
} as const satisfies Record<MessageState, string>;

const stateColours = {
  waiting: 'info.main',
  processing: 'primary.main',
  done: 'success.main',
  'needs-review': 'warning.main',
  failed: 'error.main',
} as const satisfies Record<MessageState, string>;

type QueueCardProps = { queue: Queue; actions?: ReactNode };

/** Shows the number of learners’ messages in each processing state. Each state is a link to its messages. */
export const QueueCard = ({ queue, actions }: QueueCardProps) => {
  const t = useAdminText();
  const spanText = useSpanText();
  const total = queue.counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title={t('queue')} actions={actions}>
      {total === 0 ? <Box sx={{ color: 'text.secondary', mb: 1 }}>{t('queueEmpty')}</Box> : null}
      <CountRows
        rows={messageStates.map((state) => ({
          key: state,
          name: t(stateTexts[state]),
          count: formatNumber(countOf(queue, state)),
          to: messageReviewPath(state),
          colour: stateColours[state],
        }))}
      />
      {total === 0 ? null : (
        <Box sx={{ mt: 1.5, color: 'text.secondary' }}>
          {queue.oldestWaitingSeconds === null
            ? t('noneWaiting')
            : t('oldestWaiting', { time: spanText(queue.oldestWaitingSeconds * 1000) })}
          {queue.medianDurationMs === null ? null : (
            <>
              <br />
              {t('medianDuration', { time: spanText(queue.medianDurationMs) })}
            </>
          )}
        </Box>
      )}
    </Card>
  );
};

const useSpanText = (): ((milliseconds: number) => string) => {
  const t = useAdminText();
  return (milliseconds) => {
    const { unit, count } = readableSpan(milliseconds);
    return t(unit, { count: formatNumber(count, 1) });
  };
};
