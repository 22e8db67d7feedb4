import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { getVoiceTimes, latencyHours } from '@pratik/contract/voice-latency';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/api/query-client.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { SelectInput } from '../../ui/form/native-choice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { StageRow } from './stage-row.tsx';
import { useVoiceTimesText } from './voice-times.texts.ts';

const defaults = { hours: '24' };

/** Shows the duration of each stage of a spoken turn, compared with the budget of the stage. */
export const VoiceTimesPage = () => {
  const t = useVoiceTimesText();
  const [address, setAddress] = useUrlState(defaults);
  const hours = latencyHours.find((one) => one === address.hours) ?? '24';
  const { data, error, refetch } = useQuery({
    ...callQuery(getVoiceTimes, { hours }),
    placeholderData: keepPreviousData,
  });
  const longest = Math.max(
    ...(data?.stages ?? []).map(({ p95Ms, budgetMs }) => Math.max(p95Ms ?? 0, budgetMs)),
    1,
  );
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <LinkButton to="/pages/message-process-statistics" startIcon={<ArrowBackIcon />}>
          {t('back')}
        </LinkButton>
      }
    >
      <Box sx={{ mb: 2 }}>
        <SelectInput
          compact
          label={t('span')}
          value={hours}
          options={latencyHours.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => setAddress({ hours: value })}
        />
      </Box>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Delayed>
          <CardSkeletons count={1} height="24rem" />
        </Delayed>
      )}
      {data?.stages.every(({ count }) => count === 0) ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : null}
      {data?.stages.some(({ count }) => count > 0) ? (
        <Card title={t('stages')}>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
            {data.stages.map((stage) => (
              <StageRow key={stage.stage} times={stage} longestMs={longest} />
            ))}
          </Box>
          <Box sx={{ mt: 2.5, color: 'text.secondary', typography: 'caption' }}>{t('method')}</Box>
        </Card>
      ) : null}
    </Page>
  );
};
