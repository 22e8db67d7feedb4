import { Page } from '../../ui/page.tsx';

export const UserListPage = () => <Page title="Kullanıcılar" />;
