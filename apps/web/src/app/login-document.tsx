import { AuthFrame } from '../identity/auth-frame.tsx';
import { LoginPage } from '../identity/sign-in/login-page.tsx';

/** The prerendered sign-in page, outside the single-page application. */
export const LoginDocument = () => (
  <AuthFrame>
    <LoginPage />
  </AuthFrame>
);
