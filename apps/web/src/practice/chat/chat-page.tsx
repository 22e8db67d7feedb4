import { Page } from '../../ui/page.tsx';

export const ChatPage = () => <Page title="Sohbet" />;
