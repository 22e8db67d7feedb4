import { Page } from '../../ui/page.tsx';

export const UserAddPage = () => <Page title="Kullanıcı Ekle" />;
