import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isApiProblem } from '../../lib/api-problem.ts';
import { Delayed } from '../../ui/delayed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { attemptQuery } from './placement.queries.ts';
import { usePlacementText } from './placement.texts.ts';
import { placementPath } from './placement-path.ts';
import { QuestionScreen } from './question-screen.tsx';
import { ResultScreen } from './result-screen.tsx';

/** `/pages/placement-test/:id`: one test: its question while it is open, its result afterwards. */
export const PlacementAttemptPage = () => {
  const t = usePlacementText();
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(attemptQuery(id));
  // A result that comes while somebody looks takes the focus; one that is opened leaves it to the page.
  const [asked, setAsked] = useState(false);
  if (data?.question && !asked) setAsked(true);
  const missing = isApiProblem(error, 'not-found') || isApiProblem(error, 'validation');
  if (data && !missing) {
    if (data.result) return <ResultScreen attempt={data} result={data.result} fresh={asked} />;
    if (data.question) return <QuestionScreen attempt={data} question={data.question} />;
  }
  const empty = missing ? 'missing' : data ? 'noQuestion' : null;
  return (
    <Page title={t('title')} width="narrow">
      {isPending ? (
        <Delayed>
          <TextSkeleton lines={8} />
        </Delayed>
      ) : null}
      {empty ? (
        <EmptyState
          title={t(empty)}
          action={
            <LinkButton to={placementPath} variant="contained">
              {t('back')}
            </LinkButton>
          }
        >
          {t(empty === 'missing' ? 'missingText' : 'noQuestionText')}
        </EmptyState>
      ) : null}
      {error && !missing && !data ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
    </Page>
  );
};
