import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isMissing } from '../../lib/errors/missing.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NotThere } from '../../ui/feedback/not-there.tsx';
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { attemptQuery } from './placement.queries.ts';
import { usePlacementText } from './placement.texts.ts';
import { placementPath } from './placement-path.ts';
import { QuestionScreen } from './question-screen.tsx';
import { ResultScreen } from './result-screen.tsx';

/** Page `/pages/placement-test/:id`: the current question of an open test, or the result of a finished test. */
export const PlacementAttemptPage = () => {
  const t = usePlacementText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(attemptQuery(id));
  // The result receives the focus when it appears after an answer, but not when the page loads with it.
  const [asked, setAsked] = useState(false);
  if (data?.question && !asked) setAsked(true);
  const missing = isMissing(error);
  if (data && !missing) {
    if (data.result) return <ResultScreen attempt={data} result={data.result} fresh={asked} />;
    if (data.question) return <QuestionScreen attempt={data} question={data.question} />;
  }
  return (
    <Page title={t('title')} width="narrow">
      {data && !missing ? (
        <EmptyState
          drawing="chart"
          title={t('noQuestion')}
          action={
            <LinkButton to={placementPath} variant="contained">
              {t('back')}
            </LinkButton>
          }
        >
          {t('noQuestionText')}
        </EmptyState>
      ) : (
        <NotThere
          error={error}
          onRetry={() => void refetch()}
          missing={{ title: t('missing'), text: t('missingText'), to: placementPath, toLabel: t('back') }}
        >
          <TextSkeleton lines={8} />
        </NotThere>
      )}
    </Page>
  );
};
