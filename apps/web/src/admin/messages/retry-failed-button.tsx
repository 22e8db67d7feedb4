import ReplayIcon from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import type { messageFilter } from './message-list-url.ts';
import { useCounts, useRetryFailed } from './messages.api.ts';
import { useMessagesText } from './messages.texts.ts';

/** Queues every failed message the filters let through; there only while something has failed. */
export const RetryFailedButton = ({ filter }: { filter: ReturnType<typeof messageFilter> }) => {
  const t = useMessagesText();
  const [queued, setQueued] = useState(0);
  const retry = useRetryFailed(setQueued);
  const failed = useCounts().data?.counts.find(({ state }) => state === 'failed')?.count ?? 0;
  if (failed === 0 && retry.isIdle) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Button
        variant="outlined"
        startIcon={<ReplayIcon />}
        disabled={retry.isPending || failed === 0}
        onClick={() => {
          setQueued(0);
          retry.mutate(filter);
        }}
      >
        {retry.isPending ? t('retryingFailed', { count: formatNumber(queued) }) : t('retryFailed')}
      </Button>
      {retry.error ? <ErrorPanel error={retry.error} /> : null}
    </Box>
  );
};
