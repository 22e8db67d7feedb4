import { Page } from '../../ui/page.tsx';

export const LandingPage = () => <Page title="Pratik" />;
