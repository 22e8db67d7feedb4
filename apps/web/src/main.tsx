import './ui/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createApp } from './app/create-app.ts';
import { deferInstallEvent } from './app/offline/install-event.ts';
import { withOfflineStart } from './app/offline/offline-start.ts';
import { followPlan } from './app/route-plan.ts';
import { chooseProvider } from './identity/session/which-provider.ts';
import { reloadOnce } from './lib/stale-chunk.ts';

/** Delay in milliseconds between showing the first page and loading offline support. */
const leisure = 2_000;

window.addEventListener('vite:preloadError', () => void reloadOnce());
deferInstallEvent();

const persistedQueries = () => import('./app/offline/persisted-queries.ts');
const app = createApp(
  withOfflineStart(
    await chooseProvider(),
    async () => (await persistedQueries()).restoreAnswers(app.queryClient),
    async () => (await persistedQueries()).refetchAll(app.queryClient),
  ),
);
followPlan(app.router);
const tree = (
  <StrictMode>
    <App app={app} />
  </StrictMode>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(tree);

// Offline support is loaded after the first page is shown, so that it does not slow down the page.
const beginAtLeisure = () =>
  setTimeout(async () => {
    // Without a connection, loading fails, and the page works without offline support until the next visit.
    const fetched = await import('./app/offline/at-leisure.ts').catch(() => undefined);
    fetched?.atLeisure(app);
  }, leisure);
if (document.readyState === 'complete') beginAtLeisure();
else window.addEventListener('load', beginAtLeisure, { once: true });
