import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useCallback, useRef, useState } from 'react';
import { type Steps, stepSize } from '../../lib/api/in-steps.ts';
import { formatNumber } from '../../lib/language/format.ts';
import { useUiText } from '../../ui/ui.texts.ts';

type Progress = { done: number; total: number; stopping: boolean };

/** Progress of an action on many users. The action reports its progress to the steps that `start` returns. */
export const useBulkSteps = () => {
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopped = useRef(false);
  return {
    progress,
    start: useCallback((): Steps => {
      stopped.current = false;
      return {
        onProgress: (done, total) => setProgress({ done, total, stopping: stopped.current }),
        stopped: () => stopped.current,
      };
    }, []),
    stop: useCallback(() => {
      stopped.current = true;
      setProgress((before) => before && { ...before, stopping: true });
    }, []),
    end: useCallback(() => setProgress(null), []),
  };
};

/** Shows the progress of an action that needs several requests, with a button that stops it. */
export const BulkProgress = ({
  progress,
  stop,
}: Pick<ReturnType<typeof useBulkSteps>, 'progress' | 'stop'>) => {
  const t = useUiText();
  if (progress === null || progress.total <= stepSize) return null;
  const said = t('bulkRunning', { done: formatNumber(progress.done), total: formatNumber(progress.total) });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box role="status">{said}</Box>
      <LinearProgress
        aria-label={said}
        variant="determinate"
        value={(100 * progress.done) / progress.total}
        sx={{ flex: '1 1 10rem' }}
      />
      <Button variant="outlined" disabled={progress.stopping} onClick={stop}>
        {t(progress.stopping ? 'bulkStopping' : 'bulkStop')}
      </Button>
    </Box>
  );
};
