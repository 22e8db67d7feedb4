import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../../ui/feedback/skeletons.tsx';
import { SubPage } from '../sub-page.tsx';
import { vocabularyPath } from '../vocabulary-paths.ts';
import { GapResult } from './gap-result.tsx';
import { GapRoundPanel } from './gap-round-panel.tsx';
import { gapsQuery } from './gaps.queries.ts';
import { useGapsText } from './gaps.texts.ts';

/** Page `/pages/vocabulary-practice/gaps`: a round of cloze sentences about the learner’s own errors. */
export const GapsPage = () => {
  const t = useGapsText();
  const [roundId, setRoundId] = useState(newId);
  const { data, error, isPending, refetch } = useQuery(gapsQuery(roundId));
  return (
    <SubPage title={t('title')} lead={t('lead')}>
      {isPending ? (
        <Delayed>
          <CardSkeletons count={1} height="20rem" />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data?.round ? (
        <GapRoundPanel
          key={data.round.id}
          round={data.round}
          result={(items) => <GapResult items={items} onAnother={() => setRoundId(newId())} />}
        />
      ) : null}
      {data && !data.round ? (
        <EmptyState
          drawing="cards"
          title={t('nothing')}
          action={
            <LinkButton to={vocabularyPath} variant="contained">
              {t('toWords')}
            </LinkButton>
          }
        >
          {t('nothingText')}
        </EmptyState>
      ) : null}
    </SubPage>
  );
};
