import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isApiProblem } from '../../lib/api-problem.ts';
import { Delayed } from '../../ui/delayed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { openedQuery } from './listening.queries.ts';
import { useListeningText } from './listening.texts.ts';
import { listeningPath } from './listening-path.ts';
import { ScriptScreen } from './script-screen.tsx';

/** `/pages/listening-practice/:id`: one script, from its address. */
export const ListeningScriptPage = () => {
  const t = useListeningText();
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(openedQuery(id));
  if (data?.listening) {
    return <ScriptScreen key={data.listening.id} opened={data} listening={data.listening} />;
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
            <LinkButton to={listeningPath} variant="contained">
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
