import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isApiProblem } from '../../lib/api-problem.ts';
import { Delayed } from '../../ui/delayed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { openedQuery } from './reading.queries.ts';
import { useReadingText } from './reading.texts.ts';
import { readingPath } from './reading-path.ts';
import { TextScreen } from './text-screen.tsx';

/** `/pages/reading-practice/:id`: one text, from its address. */
export const ReadingTextPage = () => {
  const t = useReadingText();
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(openedQuery(id));
  if (data?.reading) {
    return <TextScreen key={data.reading.id} opened={data} reading={data.reading} />;
  }
  const missing = isApiProblem(error, 'not-found') || isApiProblem(error, 'validation');
  return (
    <Page title={t('title')} width="narrow">
      {isPending ? (
        <Delayed>
          <TextSkeleton lines={12} />
        </Delayed>
      ) : null}
      {missing ? (
        <EmptyState
          title={t('missing')}
          action={
            <LinkButton to={readingPath} variant="contained">
              {t('back')}
            </LinkButton>
          }
        >
          {t('missingText')}
        </EmptyState>
      ) : null}
      {error && !missing ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
    </Page>
  );
};
