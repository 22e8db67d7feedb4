import { useCallback } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Navigation } from '../ui/layout/navigation.tsx';

/** Implements links and locations with the router of the single-page application. */
export const routerNavigation: Navigation = {
  Link,
  useAddress: useLocation,
  useGo: () => {
    const navigate = useNavigate();
    return useCallback((to) => void navigate(to, { replace: true }), [navigate]);
  },
};
