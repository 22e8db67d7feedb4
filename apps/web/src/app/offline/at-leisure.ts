import type { AppParts } from '../create-app.ts';
import { getLayout, onLayoutChange } from '../layout-options.ts';
import { offerInstalling } from './install-offer.ts';
import { keepAnswers } from './persisted-queries.ts';
import { registerWorker } from './register-worker.ts';

/**
 * Sets the colour of the browser’s or phone’s own bar to the colour scheme. index.html sets it before the first
 * paint.
 */
const colourBar = (): void =>
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getLayout().colorScheme === 'dark' ? '#12121c' : '#f7f7fb');

/** Work that starts after the first page is shown: registers the service worker and persists query results. */
export const atLeisure = ({ session, queryClient }: AppParts): void => {
  // There is no built service worker in development.
  if (import.meta.env.PROD) void registerWorker();
  offerInstalling();
  onLayoutChange(colourBar);
  if (!session.provider.capabilities.ownAccounts) return;
  let keeping: { subject: string; stop: Promise<() => void> } | undefined;
  const follow = (): void => {
    const state = session.getState();
    const subject = state.kind === 'signed-in' ? state.subject : undefined;
    if (keeping?.subject === subject) return;
    void keeping?.stop.then((stop) => stop());
    keeping = subject === undefined ? undefined : { subject, stop: keepAnswers(queryClient, subject) };
  };
  follow();
  session.subscribe(follow);
};
