import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useUrlState } from '../../lib/url-state.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { History } from './history.tsx';
import { overviewQuery } from './placement.queries.ts';
import { usePlacementText } from './placement.texts.ts';
import { StartPanel } from './start-panel.tsx';

const defaults = { page: '1' };

/** Page `/pages/placement-test`: explains and starts the placement test, and lists earlier results. */
export const PlacementPage = () => {
  const t = usePlacementText();
  const [{ page }, change] = useUrlState(defaults);
  const number = Number(page);
  const shown = Number.isInteger(number) && number > 1 ? Math.min(number - 1, 1_000_000) : 0;
  const { data, error, isPending, refetch } = useQuery(overviewQuery());
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isPending ? (
          <Delayed>
            <CardSkeletons count={1} height="18rem" />
          </Delayed>
        ) : null}
        {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {data && (data.available || data.open || data.untaken) ? <StartPanel overview={data} /> : null}
        {data && !data.available && !data.open && !data.untaken ? <Unavailable /> : null}
        <History page={shown} onPage={(next) => change({ page: String(next + 1) })} />
      </Box>
    </Page>
  );
};

const Unavailable = () => {
  const t = usePlacementText();
  return (
    <EmptyState
      drawing="chart"
      title={t('unavailable')}
      action={
        <LinkButton to="/pages/profile" variant="contained">
          {t('toProfile')}
        </LinkButton>
      }
    >
      {t('unavailableText')}
    </EmptyState>
  );
};
