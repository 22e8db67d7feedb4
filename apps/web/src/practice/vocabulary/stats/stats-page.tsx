import Box from '@mui/material/Box';
import { getVocabularyStats } from '@pratik/contract/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/query-client.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../../ui/feedback/skeletons.tsx';
import { SubPage } from '../sub-page.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { MaturityCard } from './maturity-card.tsx';
import { RetentionCard } from './retention-card.tsx';
import { useStatsText } from './stats.texts.ts';

/** Page `/pages/vocabulary-practice/statistics`: due words, retention and maturity. */
export const StatsPage = () => {
  const t = useStatsText();
  const { data, error, isPending, refetch } = useQuery(callQuery(getVocabularyStats, {}));
  return (
    <SubPage title={t('title')} lead={t('lead')}>
      {isPending ? (
        <Delayed>
          <CardSkeletons count={3} height="15rem" />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ForecastCard forecast={data.forecast} />
          <RetentionCard retention={data.retention} />
          <MaturityCard maturity={data.maturity} />
        </Box>
      ) : null}
    </SubPage>
  );
};
