import { isApiProblem } from '../../lib/api-problem.ts';
import { Delayed } from '../../ui/delayed.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { useChatText } from './chat.texts.ts';
import { ThreadScreen } from './thread-screen.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { useThread } from './use-thread.ts';

/** One conversation, from its address. */
export const ThreadView = ({ id }: { id: string }) => {
  const t = useChatText();
  const thread = useThread(id);
  const { data, error, isPending, refetch } = thread.query;
  if (data) return <ThreadScreen data={data} thread={thread} />;
  const missing = isApiProblem(error, 'not-found') || isApiProblem(error, 'validation');
  return (
    <Page title={t('title')}>
      {isPending ? (
        <Delayed>
          <ThreadSkeleton />
        </Delayed>
      ) : null}
      {missing ? (
        <EmptyState
          title={t('missing')}
          action={
            <LinkButton to="/pages/chat" variant="contained">
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
