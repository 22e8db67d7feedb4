import { showToast } from '../../ui/feedback/toast.ts';
import { offlineText } from './offline.texts.ts';
import type { Question } from './worker-messages.ts';

/** Minimum interval in milliseconds between two update checks of an open page. */
const checkEveryMs = 3_600_000;

/**
 * Registers the service worker. When a new version is installed, offers a reload. The page is reloaded only when
 * the user agrees.
 */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  // If the registration fails, the application still works, but only online.
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

/**
 * Handles a newly installed service worker: activates it if the page already belongs to its version, otherwise offers
 * a reload.
 */
const meet = async (next: ServiceWorker): Promise<void> => {
  if (await isOfThisPage(next)) return tell(next, 'take-over');
  showToast(offlineText('newVersion'), {
    action: { label: offlineText('reload'), run: () => reloadWith(next) },
  });
};

const reloadWith = (next: ServiceWorker): void => {
  // Another tab has activated the new worker, or a newer worker has replaced it, so a reload is sufficient.
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
    if (document.visibilityState !== 'visible' || Date.now() - asked < checkEveryMs) return;
    asked = Date.now();
    // An update check that fails offline is ignored, because the next check follows.
    registration.update().catch(() => undefined);
  });
};
