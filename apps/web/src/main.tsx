import './ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createApp } from './app/create-app.ts';
import { followPlan } from './app/route-plan.ts';
import { chooseProvider } from './identity/which-provider.ts';
import { reloadOnce } from './lib/stale-chunk.ts';

window.addEventListener('vite:preloadError', () => void reloadOnce());

const app = createApp(await chooseProvider());
followPlan(app.router);
const tree = (
  <StrictMode>
    <App app={app} />
  </StrictMode>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(tree);
