import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createEmbeddedProvider } from '../identity/embedded-provider.ts';
import { createSession } from '../identity/session/session.ts';
import { Providers } from './providers.tsx';

type Page = () => React.ReactNode;

/** Hydrates one prerendered page outside the single-page application. */
export const comeAlive = (Page: Page): void => {
  const root = document.getElementById('root');
  if (!root) return;
  hydrateRoot(
    root,
    <StrictMode>
      <Providers session={createSession(createEmbeddedProvider())}>
        <Page />
      </Providers>
    </StrictMode>,
  );
};
