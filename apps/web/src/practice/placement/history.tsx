import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useBilingual } from '../../lib/i18n.ts';
import { Delayed } from '../../ui/delayed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { LinkRow, LinkRows } from '../../ui/link-rows.tsx';
import { ListPager } from '../../ui/list-pager.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { historyQuery } from './placement.queries.ts';
import { usePlacementText } from './placement.texts.ts';
import { attemptPath } from './placement-path.ts';

type HistoryProps = { page: number; onPage: (page: number) => void };

/** What earlier tests said, newest first. */
export const History = ({ page, onPage }: HistoryProps) => {
  const t = usePlacementText();
  const pick = useBilingual();
  const id = useId();
  const { data, error, isPending, refetch } = useQuery(historyQuery(page));
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('history')}
      </Typography>
      {isPending ? (
        <Delayed>
          <TextSkeleton lines={3} />
        </Delayed>
      ) : null}
      {error && !data ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
      {data?.total === 0 ? <EmptyState title={t('historyEmpty')}>{t('historyEmptyText')}</EmptyState> : null}
      {data && data.total > 0 ? (
        <LinkRows
          foot={
            <ListPager
              label={t('historyPages')}
              order="newest"
              page={page}
              size={data.size}
              total={data.total}
              totalCapped={data.totalCapped}
              shown={data.attempts.length}
              onPage={onPage}
            />
          }
        >
          {data.attempts.map((one) => (
            <LinkRow
              key={one.id}
              to={attemptPath(one.id)}
              title={pick(one.level.name)}
              facts={[
                t('historyCount', { count: one.answered }),
                ...(one.accepted ? [t('historyAccepted')] : []),
              ].join(' · ')}
              at={one.finishedAt}
            />
          ))}
        </LinkRows>
      ) : null}
    </section>
  );
};
