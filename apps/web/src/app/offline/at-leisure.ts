import type { AppParts } from '../create-app.ts';
import { getLayout, onLayoutChange } from '../layout-options.ts';
import { offerInstalling } from './install-offer.ts';
import { persistAnswers } from './persisted-queries.ts';
import { registerWorker } from './register-worker.ts';

/**
 * Sets the colour of the browser’s address bar to match the colour scheme. For the first paint, a script in
 * index.html sets this colour.
 */
const colourBar = (): void =>
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getLayout().colorScheme === 'dark' ? '#12121c' : '#f7f7fb');

/** Starts tasks that run after the first page is shown: registering the service worker and persisting query results. */
export const atLeisure = ({ session, queryClient }: AppParts): void => {
  // The service worker is not built in development.
  if (import.meta.env.PROD) void registerWorker();
  offerInstalling();
  onLayoutChange(colourBar);
  if (!session.provider.capabilities.ownAccounts) return;
  let persisting: { subject: string; stop: Promise<() => void> } | undefined;
  const follow = (): void => {
    const state = session.getState();
    const subject = state.kind === 'signed-in' ? state.subject : undefined;
    if (persisting?.subject === subject) return;
    void persisting?.stop.then((stop) => stop());
    persisting = subject === undefined ? undefined : { subject, stop: persistAnswers(queryClient, subject) };
  };
  follow();
  session.subscribe(follow);
};
