import './ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createApp } from './app/create-app.ts';
import { holdInstallEvent } from './app/offline/install-event.ts';
import { withKeptStart } from './app/offline/kept-start.ts';
import { followPlan } from './app/route-plan.ts';
import { chooseProvider } from './identity/which-provider.ts';
import { reloadOnce } from './lib/stale-chunk.ts';

/** After the first page, in milliseconds. */
const leisure = 2_000;

window.addEventListener('vite:preloadError', () => void reloadOnce());
holdInstallEvent();

const keptAnswers = () => import('./app/offline/kept-answers.ts');
const app = createApp(
  withKeptStart(
    await chooseProvider(),
    async () => (await keptAnswers()).restoreAnswers(app.queryClient),
    async () => (await keptAnswers()).askAgain(app.queryClient),
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

// Nobody waits for it: what makes the application open without a line comes when the first page stands.
const beginAtLeisure = () =>
  setTimeout(async () => {
    // Where the line went meanwhile, the next visit keeps what this one could not fetch.
    const fetched = await import('./app/offline/at-leisure.ts').catch(() => undefined);
    fetched?.atLeisure(app);
  }, leisure);
if (document.readyState === 'complete') beginAtLeisure();
else window.addEventListener('load', beginAtLeisure, { once: true });
