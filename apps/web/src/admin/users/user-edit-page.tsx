import { Page } from '../../ui/page.tsx';

export const UserEditPage = () => <Page title="Kullanıcıyı Düzenle" />;
