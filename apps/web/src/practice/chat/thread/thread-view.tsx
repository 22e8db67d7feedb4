import { NotThere } from '../../../ui/feedback/not-there.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useChatText } from '../chat.texts.ts';
import { ThreadScreen } from './thread-screen.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { useThread } from './use-thread.ts';

/** Loads and shows the conversation with the id `id`. */
export const ThreadView = ({ id }: { id: string }) => {
  const t = useChatText();
  const thread = useThread(id);
  const { data, error, refetch } = thread.query;
  if (data) return <ThreadScreen data={data} thread={thread} />;
  return (
    <Page title={t('title')}>
      <NotThere
        error={error}
        onRetry={() => void refetch()}
        missing={{ title: t('missing'), text: t('missingText'), to: '/pages/chat', toLabel: t('back') }}
      >
        <ThreadSkeleton />
      </NotThere>
    </Page>
  );
};
