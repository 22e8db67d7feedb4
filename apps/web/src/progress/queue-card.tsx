import Box from '@mui/material/Box';
import { type MessageState, messageStates } from '@pratik/contract/feedback';
import { Link } from 'react-router';
import { formatNumber } from '../lib/format.ts';
import { Card } from '../ui/card.tsx';
import { useAdminText } from './admin.texts.ts';
import { countOf, deskPath, type Queue, readableSpan } from './admin-day.ts';

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

/** How learners' messages fare, by state; each state leads to its messages. */
export const QueueCard = ({ queue }: { queue: Queue }) => {
  const t = useAdminText();
  const spanText = useSpanText();
  const total = queue.counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title={t('queue')}>
      {total === 0 ? <Box sx={{ color: 'text.secondary', mb: 1 }}>{t('queueEmpty')}</Box> : null}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mx: -1.5 }}>
        {messageStates.map((state) => (
          <li key={state}>
            <Box
              component={Link}
              to={deskPath(state)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.25,
                minHeight: 44,
                px: 1.5,
                borderRadius: 1,
                color: 'inherit',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Box
                aria-hidden
                sx={{
                  width: '0.65rem',
                  height: '0.65rem',
                  borderRadius: '50%',
                  bgcolor: stateColours[state],
                }}
              />
              <Box component="span" sx={{ flex: 1 }}>
                {t(stateTexts[state])}
              </Box>
              <Box component="span" sx={{ fontWeight: 640, fontVariantNumeric: 'tabular-nums' }}>
                {formatNumber(countOf(queue, state))}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
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
