import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { PageSkeleton } from '../../ui/feedback/skeletons.tsx';

const loadConversation = () => import('./conversation/conversation-view.tsx');
// Each view loads only its own code. The server’s HTML lists the files of the start view (build/route-chunks.ts).
const StartView = lazy(async () => ({ default: (await import('./start/start-view.tsx')).StartView }));
const ConversationView = lazy(async () => ({ default: (await loadConversation()).ConversationView }));

/** `/pages/chat` is the page on which learners start a conversation; `/pages/chat?c=<id>` shows one conversation. */
export const ChatPage = () => {
  const [params] = useSearchParams();
  const conversationId = params.get('c');
  // Loads the conversation’s code while the learner chooses, so that a conversation starts without a delay.
  useEffect(() => void loadConversation().catch(() => undefined), []);
  return (
    <Suspense fallback={<PageSkeleton />}>
      {conversationId === null ? (
        <StartView />
      ) : (
        <ConversationView key={conversationId} id={conversationId} />
      )}
    </Suspense>
  );
};
