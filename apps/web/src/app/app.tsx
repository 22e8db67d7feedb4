import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { NavigationProvider } from '../ui/layout/navigation.tsx';
import type { AppParts } from './create-app.ts';
import { Providers } from './providers.tsx';
import { routerNavigation } from './router-navigation.ts';

export const App = ({ app }: { app: AppParts }) => (
  <Providers session={app.session}>
    <QueryClientProvider client={app.queryClient}>
      <NavigationProvider value={routerNavigation}>
        <RouterProvider router={app.router} />
      </NavigationProvider>
    </QueryClientProvider>
  </Providers>
);
