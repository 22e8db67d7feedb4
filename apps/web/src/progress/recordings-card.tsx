import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { cancelRecordings, getRecordings, startRecordings } from '@pratik/contract/speech';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../lib/api/api-client.ts';
import { callKey, callQuery } from '../lib/api/query-client.ts';
import { formatNumber } from '../lib/language/format.ts';
import { Delayed } from '../ui/feedback/delayed.tsx';
import { LoadError } from '../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../ui/feedback/skeletons.tsx';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { SourceLabel } from '../ui/label/source-label.tsx';
import { Card } from '../ui/layout/card.tsx';
import { radius, weight } from '../ui/theme/tokens.ts';
import { useRecordingsText } from './recordings.texts.ts';

const lookAgainAfter = 2_000;

/**
 * Shows how many listening scripts have a recording. A button creates the missing recordings before learners need
 * them.
 */
export const RecordingsCard = () => {
  const t = useRecordingsText();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    ...callQuery(getRecordings, {}),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.run?.state) ? lookAgainAfter : false),
  });
  const changing = useMutation({
    mutationFn: (call: typeof startRecordings | typeof cancelRecordings) => callApi(call, {}),
    onSuccess: (state) => client.setQueryData(callKey(getRecordings, {}), state),
  });
  const run = data?.run ?? null;
  const runs = isUnderWay(run?.state);
  return (
    <Card title={t('title')}>
      {isPending ? (
        <Delayed>
          <TextSkeleton lines={2} />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'start' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Box sx={{ fontWeight: weight.semibold }}>
              {t('ready', { ready: formatNumber(data.ready), total: formatNumber(data.scripts) })}
            </Box>
            <SourceLabel>{t(data.voice === 'basic' ? 'basicVoice' : 'configuredVoice')}</SourceLabel>
          </Box>
          {data.scripts > 0 ? (
            <LinearProgress
              variant="determinate"
              aria-label={t('share')}
              value={Math.round((data.ready / data.scripts) * 100)}
              sx={{ width: '100%', borderRadius: radius.round, height: '0.5rem' }}
            />
          ) : null}
          <Box role="status" sx={{ color: 'text.secondary' }}>
            {runs && run
              ? t('running', { made: formatNumber(run.made), total: formatNumber(run.total) })
              : t(data.scripts === 0 ? 'none' : data.ready === data.scripts ? 'all' : 'later')}
          </Box>
          {run && run.failed > 0 ? (
            <Box sx={{ color: 'warning.main' }}>{t('failed', { count: formatNumber(run.failed) })}</Box>
          ) : null}
          <FormProblem error={changing.error} />
          {runs ? (
            <Button
              variant="outlined"
              loading={changing.isPending}
              onClick={() => changing.mutate(cancelRecordings)}
            >
              {t('cancel')}
            </Button>
          ) : data.ready < data.scripts ? (
            <Button
              variant="outlined"
              loading={changing.isPending}
              onClick={() => changing.mutate(startRecordings)}
            >
              {t('prepare')}
            </Button>
          ) : null}
        </Box>
      ) : null}
    </Card>
  );
};

const isUnderWay = (state: string | undefined): boolean => state === 'waiting' || state === 'running';
