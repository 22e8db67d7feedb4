import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { PageSkeleton } from '../../ui/feedback/skeletons.tsx';

const loadConversation = () => import('./conversation/conversation-view.tsx');
// Each view of the chat page loads only its own code. The server’s HTML lists the files of the start view
// (build/route-chunks.ts).
const StartView = lazy(async () => ({ default: (await import('./start/start-view.tsx')).StartView }));
const ConversationView = lazy(async () => ({ default: (await loadConversation()).ConversationView }));

/** Page `/pages/chat`, on which learners start a conversation. With `?c=<id>`, it shows one conversation. */
export const ChatPage = () => {
  const [params] = useSearchParams();
  const conversationId = params.get('c');
  // Loads the code of the conversation view in advance, so that a conversation starts without delay.
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
