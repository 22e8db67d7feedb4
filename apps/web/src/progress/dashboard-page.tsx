import { Page } from '../ui/page.tsx';

export const DashboardPage = () => <Page title="Ana Sayfa" />;
