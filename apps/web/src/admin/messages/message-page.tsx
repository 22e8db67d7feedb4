import { Page } from '../../ui/page.tsx';

export const MessagePage = () => <Page title="Mesaj" />;
