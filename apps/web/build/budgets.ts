import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type Manifest, staticFiles } from './manifest.ts';
import { routeModules, shell } from './route-chunks.ts';

/**
 * A route, the modules that it loads before its first paint, and its size budget in brotli kB (null without a
 * budget).
 */
type Weighed = readonly [route: string, modules: readonly string[], budget: number | null];

const entrance = 150;
const dashboard = 180;
const practice = 220;

const app = (route: string): readonly string[] => ['index.html', ...(routeModules[route] ?? [])];
const practicePage = (route: string, file: string): Weighed => [
  route,
  ['index.html', shell, `src/practice/${file}.tsx`],
  practice,
];

export const weighedRoutes: readonly Weighed[] = [
  ['/landing', ['src/app/landing/landing-entry.tsx'], entrance],
  ['/auth/login', ['src/app/login-entry.tsx'], entrance],
  ['/', app('/'), dashboard],
  ['/ (administrator)', [...app('/').slice(0, -1), 'src/progress/admin/admin-dashboard.tsx'], dashboard],
  ['/pages/chat', app('/pages/chat'), practice],
  [
    '/pages/chat?c=',
    [...app('/pages/chat').slice(0, -1), 'src/practice/chat/conversation/conversation-view.tsx'],
    practice,
  ],
  ['/pages/vocabulary-practice', app('/pages/vocabulary-practice'), practice],
  practicePage('/pages/vocabulary-practice/gaps', 'vocabulary/gaps/gaps-page'),
  practicePage('/pages/vocabulary-practice/extra', 'vocabulary/extra/extra-page'),
  practicePage('/pages/vocabulary-practice/statistics', 'vocabulary/stats/stats-page'),
  practicePage('/pages/vocabulary-practice/import', 'vocabulary/import/import-page'),
  practicePage('/pages/path', 'path/path-page'),
  practicePage('/pages/path/:id', 'path/unit-page'),
  practicePage('/pages/path/:id/check', 'path/check-page'),
  practicePage('/pages/path-map', 'path/path-map-page'),
  practicePage('/pages/grammar', 'vocabulary/grammar/lessons-page'),
  practicePage('/pages/grammar/:id', 'vocabulary/grammar/lesson-page'),
  practicePage('/pages/grammar/:id/exercise', 'vocabulary/grammar/lesson-round-page'),
  practicePage('/pages/grammar/:id/check', 'vocabulary/grammar/lesson-round-page'),
  practicePage('/pages/weekly-letter', 'reminders/weekly-letter-page'),
  practicePage('/pages/mistakes', 'mistakes/mistakes-page'),
  practicePage('/pages/mistakes/:code', 'mistakes/code-page'),
  practicePage('/pages/mistakes/:code/gaps', 'mistakes/code-gaps-page'),
  ['/pages/reading-practice', app('/pages/reading-practice'), practice],
  ['/pages/reading-practice/:id', app('/pages/reading-practice/:id'), practice],
  practicePage('/pages/own-texts', 'own-texts/own-texts-page'),
  practicePage('/pages/own-texts/:id', 'own-texts/own-text-page'),
  practicePage('/pages/own-texts/:id/gaps', 'own-texts/own-text-gaps-page'),
  practicePage('/pages/speaking-practice', 'speaking/speaking-page'),
  practicePage('/pages/speaking-practice/sounds/:id', 'speaking/sound-page'),
  practicePage('/pages/speaking-practice/:kind/:id', 'speaking/said-text-page'),
  ['/pages/listening-practice', app('/pages/listening-practice'), practice],
  ['/pages/listening-practice/:id', app('/pages/listening-practice/:id'), practice],
  ['/pages/listening-practice/:id/dictation', app('/pages/listening-practice/:id/dictation'), practice],
  ['/pages/writing-practice', app('/pages/writing-practice'), practice],
  ['/pages/writing-practice/:id', app('/pages/writing-practice/:id'), practice],
  ['/pages/placement-test', app('/pages/placement-test'), practice],
  ['/pages/placement-test/:id', app('/pages/placement-test/:id'), practice],
  ['/pages/profile', app('/pages/profile'), null],
  ['/pages/user-list', app('/pages/user-list'), null],
  ['/pages/user-add', app('/pages/user-add'), null],
  ['/pages/message-process-list', app('/pages/message-process-list'), null],
];

const dist = `${import.meta.dirname}/../dist/`;
const compress = promisify(brotliCompress);

/** Returns for each route how much JavaScript it loads before its first paint, in brotli kB (1 kB = 1000 bytes). */
export const weighRoutes = async () => {
  const manifest: Manifest = JSON.parse(await readFile(`${dist}.vite/manifest.json`, 'utf8'));
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string): Promise<number> => {
    const size =
      sizes.get(file) ?? readFile(`${dist}${file}`).then(async (code) => (await compress(code)).length);
    sizes.set(file, size);
    return size;
  };
  return Promise.all(
    weighedRoutes.map(async ([route, modules, budget]) => {
      const { file, imports } = staticFiles(manifest, modules);
      const all = await Promise.all([file, ...imports].map(sizeOf));
      return { route, budget, size: all.reduce((sum, one) => sum + one, 0) / 1000 };
    }),
  );
};
