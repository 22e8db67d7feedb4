import { useSearchParams } from 'react-router';
import { StartView } from './start-view.tsx';
import { ThreadView } from './thread-view.tsx';

/** `/pages/chat` shows the ways to start a conversation; `/pages/chat?c=<id>` shows one conversation. */
export const ChatPage = () => {
  const [params] = useSearchParams();
  const conversationId = params.get('c');
  return conversationId === null ? <StartView /> : <ThreadView key={conversationId} id={conversationId} />;
};
