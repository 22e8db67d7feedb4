import './ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createApp } from './app/create-app.ts';
import { preloadMatched } from './app/preload-matched.ts';
import { Providers } from './app/providers.tsx';
import { reloadOnce } from './lib/stale-chunk.ts';

window.addEventListener('vite:preloadError', () => void reloadOnce());

const app = createApp();
const tree = (
  <StrictMode>
    <Providers session={app.session} queryClient={app.queryClient}>
      <RouterProvider router={app.router} />
    </Providers>
  </StrictMode>
);

const root = document.getElementById('root');
if (root?.hasChildNodes()) void preloadMatched(app.router).then(() => hydrateRoot(root, tree));
else if (root) createRoot(root).render(tree);
