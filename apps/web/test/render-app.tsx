import type { Role } from '@pratik/contract/user';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../src/app/app.tsx';
import { createApp } from '../src/app/create-app.ts';
import type { IdentityProvider } from '../src/identity/identity-provider.ts';
import { saveRole } from '../src/identity/session/role-store.ts';
import { signedInAs, subjectOf } from './server.ts';

type RenderOptions = {
  /** Role of the signed-in user, or null for a signed-out user. */
  as: Role | null;
  /** Identity provider of the application. The default is the embedded provider. */
  provider?: IdentityProvider;
};

const open: ReturnType<typeof createApp>[] = [];

/** Opens the whole application at a path, for example `renderApp('/pages/chat', { as: 'user' })`. */
export const renderApp = (path: string, { as, provider }: RenderOptions) => {
  signedInAs(as);
  if (as) saveRole(subjectOf(as), as);
  window.history.replaceState(null, '', path);
  const app = createApp(provider);
  open.push(app);
  const user = userEvent.setup();
  const screen = render(<App app={app} />);
  return { ...screen, app, user };
};

/** Closes all applications that the test has opened. */
export const closeApps = (): void => {
  for (const app of open.splice(0)) {
    app.session.close();
    app.router.dispose();
    app.queryClient.clear();
  }
};
