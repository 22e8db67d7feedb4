import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectPage } from '../support/page.ts';
import { answersStored, persistedOnDevice } from '../support/persisted-on-device.ts';
import { startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { addLearner, learner, signIn, withAdministrator } from '../support/users.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has cached all files and controls this page. */
const workerStands = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });

test('offline mode › opens the application with the text that was opened last, and updates this text when the device is online again', async ({
  page,
  context,
  request,
  errors,
}) => {
  const pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  await signIn(page, pratik, learner);
  await page.goto(`${pratik.url}/pages/reading-practice`);
  const today = page.getByRole('region', { name: 'Bugünün metni' });
  const title = (await today.locator('[lang="en"]').first().textContent()) ?? '';
  await today.getByRole('link', { name: 'Oku', exact: true }).click();
  await expectPage(page, title);
  await workerStands(page);
  await expect.poll(() => answersStored(page)).toContain('reading/get');
  // The service worker’s cache contains no API responses.
  const stored = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.filter((path) => !path.startsWith('/assets/'))).toEqual(['/app-shell']);

  errors.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.reload();
  await expectPage(page, title);
  await expect(page.getByText('Cihazınızda kayıtlı veriler gösteriliyor')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Metin' })).toContainText(/\w+/);

  // The device has not stored the start page of the chat. The page says that it is not available offline, and
  // loads when the connection returns.
  const chat = await context.newPage();
  await chat.goto(`${pratik.url}/pages/chat`);
  await expect(chat.getByText('Bu bölüm cihazınızda kayıtlı değil').first()).toBeVisible();
  await expect(chat.getByRole('alert')).toHaveCount(0);

  await context.setOffline(false);
  await expect(chat.getByRole('button', { name: /^Başla: Moda/ })).toBeVisible();
  await chat.close();
  await expect(page.getByText('Cihazınızda kayıtlı veriler gösteriliyor')).toHaveCount(0);
  await page.getByRole('button', { name: 'Okudum, sorulara geç' }).click();
  await expect(page.getByText(/^Soru 1 \/ \d$/)).toBeVisible();

  // After the tab is closed, a new tab restores the unsent text of a conversation.
  await page.goto(`${pratik.url}/pages/chat`);
  await page.getByRole('button', { name: 'A1', exact: true }).click();
  await page.getByRole('button', { name: /^Başla: Moda/ }).click();
  await page.getByLabel('Mesajınız').fill('Yesterday I goed home');
  await expect.poll(() => persistedOnDevice(page)).toContainEqual(expect.stringContaining('chat draft'));
  const address = page.url();
  const tab = await context.newPage();
  await page.close();
  await tab.goto(address);
  await expect(tab.getByLabel('Mesajınız')).toHaveValue('Yesterday I goed home');

  // The open conversation can be read without a connection.
  await expect.poll(() => answersStored(tab)).toContain('chat/get-conversation');
  const opening = tab.getByRole('region', { name: 'Konuşma' }).getByRole('listitem').first();
  const said = (await opening.locator('[lang="en"]').first().textContent()) ?? '';
  await context.setOffline(true);
  await tab.reload();
  await expect(tab.getByText('Cihazınızda kayıtlı veriler gösteriliyor')).toBeVisible();
  await expect(opening).toContainText(said);
  await context.setOffline(false);
  await expect(tab.getByText('Cihazınızda kayıtlı veriler gösteriliyor')).toHaveCount(0);

  // Sign-out removes all data of the user from the device.
  await tab.goto(`${pratik.url}/pages/empty`);
  await expect(tab).toHaveURL(/\/auth\/login/);
  await expect.poll(() => persistedOnDevice(tab)).toEqual([]);
  // Closes the tab, because an open page would still send requests after the server is stopped.
  await tab.close();
  await pratik.stop();
});

const dist = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url));
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the built files as one version and, after a call of `upgrade`, as a second version. */
const serveVersions = async (): Promise<{ url: string; upgrade: () => void; server: Server }> => {
  const page = readFileSync(`${dist}index.html`, 'utf8');
  const entry = /src="\/(assets\/app-[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const nextEntry = entry.replace('.js', '-next.js');
  const worker = readFileSync(`${dist}sw.js`, 'utf8');
  let upgraded = false;
  const asNext = (text: string) => text.replaceAll(entry, nextEntry);
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0]?.slice(1) ?? '';
    const send = (type: string, text: string) =>
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(text);
    if (path.startsWith('api/')) {
      response.writeHead(401, { 'content-type': 'application/problem+json' });
      response.end(JSON.stringify({ type: '/problems/unauthenticated', title: 'Giriş', status: 401 }));
    } else if (path === 'sw.js') {
      send(
        'text/javascript',
        upgraded ? asNext(worker).replace(/(?<=\})[0-9a-f]{12}(?=`)/, 'second') : worker,
      );
    } else if (path.startsWith('assets/')) {
      const file = upgraded && path === nextEntry ? entry : path;
      const gone = (upgraded && path === entry) || !existsSync(dist + file);
      if (gone) response.writeHead(404).end();
      else {
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'font/woff2' });
        createReadStream(dist + file).pipe(response);
      }
    } else {
      send('text/html', upgraded ? asNext(page).replace('<head>', '<head><meta name="second">') : page);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    server,
    upgrade: () => {
      upgraded = true;
    },
  };
};

const ofSecond = (page: Page) => page.locator('meta[name="second"]');
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('offline mode › offers a new version on an open page, and uses it for every page that is opened afterwards', async ({
  page,
  context,
  errors,
}) => {
  errors.allow(/401|ERR_INTERNET_DISCONNECTED/);
  const versions = await serveVersions();
  await page.goto(versions.url);
  await expect(page).toHaveURL(/\/auth\/login/);
  await workerStands(page);
  const [first] = await cacheNames(page);
  versions.upgrade();

  // An open page shows a notice and reloads only when the user presses the button.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('Yeni sürüm hazır.')).toBeVisible();
  await expect(ofSecond(page)).toHaveCount(0);

  // A newly opened page uses the new version immediately, although the old service worker still controls the page.
  const other = await context.newPage();
  await other.goto(versions.url);
  await expect(other).toHaveURL(/\/auth\/login/);
  await expect(ofSecond(other)).toHaveCount(1);
  await other.close();

  await expect(ofSecond(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Yenile' }).click();
  await expect(ofSecond(page)).toHaveCount(1);
  await expect.poll(async () => (await cacheNames(page)).includes(first ?? '')).toBe(false);
  expect(await cacheNames(page)).toHaveLength(1);

  // The new version can also be opened offline.
  await context.setOffline(true);
  await page.reload();
  await expect(ofSecond(page)).toHaveCount(1);
  await new Promise((resolve) => versions.server.close(resolve).closeAllConnections());
});
