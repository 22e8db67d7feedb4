import { Page } from '../../ui/page.tsx';

export const MessageListPage = () => <Page title="Mesaj İşleme" />;
