/**
 * Prints the size of the JavaScript that each route loads before its first paint, in brotli kB, and the budget of
 * the route. Fails when a budget is exceeded.
 */
import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Manifest, staticFiles } from './manifest.ts';
import { routeModules } from './route-chunks.ts';

const dist = new URL('../dist/', import.meta.url);
const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8'));

const app = (route: string): readonly string[] => ['index.html', ...(routeModules[route] ?? [])];
const routes: readonly (readonly [route: string, modules: readonly string[], budget: number | null])[] = [
  ['/landing', ['src/app/landing/landing-entry.tsx'], 150],
  ['/auth/login', ['src/app/login-entry.tsx'], 150],
  ['/', app('/'), 180],
  ['/ (administrator)', [...app('/').slice(0, -1), 'src/progress/admin/admin-dashboard.tsx'], 180],
  ['/pages/chat', app('/pages/chat'), 220],
  ['/pages/vocabulary-practice', app('/pages/vocabulary-practice'), 220],
  ['/pages/reading-practice', app('/pages/reading-practice'), 220],
  ['/pages/reading-practice/:id', app('/pages/reading-practice/:id'), 220],
  ['/pages/listening-practice', app('/pages/listening-practice'), 220],
  ['/pages/listening-practice/:id', app('/pages/listening-practice/:id'), 220],
  ['/pages/listening-practice/:id/dictation', app('/pages/listening-practice/:id/dictation'), 220],
  ['/pages/writing-practice', app('/pages/writing-practice'), 220],
  ['/pages/writing-practice/:id', app('/pages/writing-practice/:id'), 220],
  ['/pages/placement-test', app('/pages/placement-test'), 220],
  ['/pages/placement-test/:id', app('/pages/placement-test/:id'), 220],
  ['/pages/profile', app('/pages/profile'), null],
  ['/pages/user-list', app('/pages/user-list'), null],
  ['/pages/user-add', app('/pages/user-add'), null],
  ['/pages/message-process-list', app('/pages/message-process-list'), null],
];

const brotli = async (file: string): Promise<number> => {
  const code = await readFile(new URL(file, dist));
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;
};

const say = (line: string) => process.stdout.write(`${line}\n`);
say('JavaScript before the first drawing, brotli 11, kB (1 kB = 1000 bytes)');
for (const [route, modules, budget] of routes) {
  const { file, imports } = staticFiles(manifest, modules);
  const sizes = await Promise.all([file, ...imports].map(brotli));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (budget !== null && total > budget) process.exitCode = 1;
  const verdict = budget === null ? '' : `  budget ${budget}  ${total <= budget ? 'kept' : 'EXCEEDED'}`;
  say(`${route.padEnd(30)}${total.toFixed(1).padStart(7)}${verdict}`);
}
say('Lighthouse is not installed here, so its scores are not measured.');
