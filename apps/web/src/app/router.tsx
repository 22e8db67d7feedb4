import { createBrowserRouter, type RouteObject } from 'react-router';

const page = (load: () => Promise<Record<string, React.ComponentType>>, name: string) => async () => ({
  Component: (await load())[name] ?? null,
});

export const routes: RouteObject[] = [
  { path: '/', lazy: page(() => import('../progress/dashboard-page.tsx'), 'DashboardPage') },
  { path: '/pages/chat', lazy: page(() => import('../practice/chat/chat-page.tsx'), 'ChatPage') },
];

export const createRouter = () => createBrowserRouter(routes);
