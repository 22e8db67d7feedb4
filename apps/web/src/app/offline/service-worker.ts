/**
 * Service worker that lets the application open offline. build/service-worker.ts builds this file into `/sw.js`.
 *
 * The worker never delays a newer version: it loads pages from the server, and uses the cache only when the server
 * is unreachable. Names of cached files contain a content hash. The worker intercepts no API requests and caches no
 * API responses.
 */
import type { Question } from './worker-messages.ts';

declare const __WORKER_FILES__: readonly string[];
declare const __WORKER_ENTRY__: string;
declare const __WORKER_VERSION__: string;

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Asked = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };
type Received = Event & { data: Question; ports: readonly MessagePort[] };
type Events = { install: Lasting; activate: Lasting; fetch: Asked; message: Received };
type Worker = {
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};
const worker = globalThis as unknown as Worker;

const prefix = 'pratik-';
const cacheName = `${prefix}${__WORKER_VERSION__}`;
const files = new Set(__WORKER_FILES__);
/**
 * The URL of the page without route-specific files. While offline, the worker serves this page for every path of
 * the application.
 */
const shell = '/app-shell';

const fetched = async (url: string): Promise<Response> => {
  const answer = await fetch(url, { cache: url === shell ? 'reload' : 'default' });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
};

/**
 * Caches all files of this version, or none of them if one request fails. A file that an earlier version cached
 * under the same name is not fetched again.
 */
const install = async (): Promise<void> => {
  const page = await fetched(shell);
  // During an upgrade, the server may send the page of another version. The installation then fails, and the
  // browser tries again on the next visit.
  if (!(await page.clone().text()).includes(__WORKER_ENTRY__))
    throw new Error('The page belongs to another version');
  const cache = await caches.open(cacheName);
  await cache.put(shell, page);
  await Promise.all(
    [...files].map(async (file) => cache.put(file, (await caches.match(file)) ?? (await fetched(file)))),
  );
};

const activate = async (): Promise<void> => {
  const names = await caches.keys();
  const earlier = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(earlier.map((name) => caches.delete(name)));
  await worker.clients.claim();
};

const stored = async (url: string): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(url, { ignoreVary: true });

const pageFor = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (unreachable) {
    const page = await stored(shell);
    if (!page) throw unreachable;
    return page;
  }
};

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageFor(request));
  else if (files.has(pathname)) {
    event.respondWith(stored(pathname).then((answer) => answer ?? fetch(request)));
  }
});
worker.addEventListener('message', ({ data, ports }) => {
  if (data === 'take-over') void worker.skipWaiting();
  else if ('isYours' in data) ports[0]?.postMessage(data.isYours === __WORKER_ENTRY__);
});
