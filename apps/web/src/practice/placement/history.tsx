import { useQuery } from '@tanstack/react-query';
import { useBilingual } from '../../lib/language/i18n.ts';
import { LinkRow } from '../../ui/layout/link-rows.tsx';
import { PastList } from '../../ui/layout/past-list.tsx';
import { historyQuery } from './placement.queries.ts';
import { usePlacementText } from './placement.texts.ts';
import { attemptPath } from './placement-path.ts';

type HistoryProps = { page: number; onPage: (page: number) => void };

/** Lists the results of earlier placement tests, newest first. */
export const History = ({ page, onPage }: HistoryProps) => {
  const t = usePlacementText();
  const pick = useBilingual();
  const list = useQuery(historyQuery(page));
  return (
    <PastList
      list={list}
      rowsOf={({ attempts }) => attempts}
      page={page}
      onPage={onPage}
      words={{
        title: t('history'),
        empty: t('historyEmpty'),
        emptyText: t('historyEmptyText'),
        pages: t('historyPages'),
      }}
    >
      {(one) => (
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
      )}
    </PastList>
  );
};
