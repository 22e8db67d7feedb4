import { showToast } from '../../ui/toast.ts';
import { offlineText } from './offline.texts.ts';
import type { Question } from './worker-messages.ts';

/** How often a page that stays open asks for a new version at most, in milliseconds. */
const askAgainAfter = 3_600_000;

/** Registers the service worker, and offers a new version once it is there; nothing reloads by itself. */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  // Without one the application works all the same, and only needs the line.
  const registration = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;
  if (registration.waiting) void meet(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && registration.active) void meet(next);
    });
  });
  askWhenSeen(registration);
};

/** A page that a reload has brought up to date already lets the new worker in; an older one is offered to reload. */
const meet = async (next: ServiceWorker): Promise<void> => {
  if (await isOfThisPage(next)) return tell(next, 'take-over');
  showToast(offlineText('newVersion'), {
    action: { label: offlineText('reload'), run: () => reloadWith(next) },
  });
};

const reloadWith = (next: ServiceWorker): void => {
  // Another tab may have let it in, or a newer one replaced it.
  const reload = () => window.location.reload();
  if (next.state === 'installed') {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    tell(next, 'take-over');
  } else reload();
};

const tell = (worker: ServiceWorker, question: Question, ports: Transferable[] = []): void =>
  worker.postMessage(question, ports);

const isOfThisPage = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    tell(worker, { isYours: script?.getAttribute('src') ?? '' }, [port2]);
  });

const askWhenSeen = (registration: ServiceWorkerRegistration): void => {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < askAgainAfter) return;
    asked = Date.now();
    // Without a line there is nothing to hear.
    registration.update().catch(() => undefined);
  });
};
