import { AuthFrame } from '../identity/auth-frame.tsx';
import { LoginPage } from '../identity/login-page.tsx';

/** The sign-in page as it stands alone, prerendered. */
export const LoginDocument = () => (
  <AuthFrame>
    <LoginPage />
  </AuthFrame>
);
