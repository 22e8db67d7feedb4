import { NotThere } from '../../../ui/feedback/not-there.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useChatText } from '../chat.texts.ts';
import { ConversationScreen } from './conversation-screen.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { useChat } from './use-chat.ts';

/** Loads and shows the conversation with the id `id`. */
export const ConversationView = ({ id }: { id: string }) => {
  const t = useChatText();
  const chat = useChat(id);
  const { data, error, refetch } = chat.query;
  if (data) return <ConversationScreen data={data} chat={chat} />;
  return (
    <Page title={t('title')}>
      <NotThere
        error={error}
        onRetry={() => void refetch()}
        missing={{ title: t('missing'), text: t('missingText'), to: '/pages/chat', toLabel: t('back') }}
      >
        <ConversationSkeleton />
      </NotThere>
    </Page>
  );
};
