import { useSearchParams } from 'react-router';
import { StartView } from './start/start-view.tsx';
import { ThreadView } from './thread/thread-view.tsx';

/** `/pages/chat` is the page on which learners start a conversation; `/pages/chat?c=<id>` shows one conversation. */
export const ChatPage = () => {
  const [params] = useSearchParams();
  const conversationId = params.get('c');
  return conversationId === null ? <StartView /> : <ThreadView key={conversationId} id={conversationId} />;
};
