import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { getCosts, getPrecision } from '@pratik/contract/message-review';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/query-client.ts';
import { useUrlState } from '../../../lib/url-state.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../../ui/feedback/skeletons.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { CostCard } from './cost-card.tsx';
import { PrecisionCard } from './precision-card.tsx';
import { useStatsText } from './stats.texts.ts';

/**
 * Shows how precise the corrections are according to the administrators’ decisions, and the cost of the AI
 * providers.
 */
export const MessageReviewStatsPage = () => {
  const t = useStatsText();
  const [address, setAddress] = useUrlState({ source: '' });
  const precision = useQuery(callQuery(getPrecision, {}));
  const costs = useQuery(callQuery(getCosts, {}));
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <LinkButton to="/pages/voice-times">{t('voiceTimes')}</LinkButton>
          <LinkButton to="/pages/message-process-list" startIcon={<ArrowBackIcon />}>
            {t('backToList')}
          </LinkButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {[precision, costs].map((query, index) =>
          query.isPending ? (
            <Delayed key={index === 0 ? 'precision' : 'costs'}>
              <CardSkeletons count={1} height="18rem" />
            </Delayed>
          ) : null,
        )}
        {precision.data ? (
          <PrecisionCard
            precision={precision.data}
            source={address.source}
            onSource={(source) => setAddress({ source })}
          />
        ) : precision.error ? (
          <LoadError error={precision.error} onRetry={() => void precision.refetch()} />
        ) : null}
        {costs.data ? (
          <CostCard spent={costs.data} />
        ) : costs.error ? (
          <LoadError error={costs.error} onRetry={() => void costs.refetch()} />
        ) : null}
      </Box>
    </Page>
  );
};
