import { Outlet } from 'react-router';
import { AuthFrame } from './auth-frame.tsx';

export const AuthLayout = () => (
  <AuthFrame>
    <Outlet />
  </AuthFrame>
);
