import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Left to itself, Vitest keeps one core for the terminal (of two, that is half) and reads every module anew for each
 * file. Files therefore share a worker: what a test changes outside itself it puts back.
 */
const shared = { maxWorkers: availableParallelism(), isolate: false };

const firebaseForBrowsers = fileURLToPath(
  new URL('node_modules/@firebase/auth/dist/esm/index.js', import.meta.url),
);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          ...shared,
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'tests/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          globalSetup: ['apps/server/test/global-setup.ts'],
          // Ends what hangs; on a busy machine some tests honestly take half a minute.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      ...(existsSync('apps/web/vite.config.ts')
        ? [
            {
              extends: './apps/web/vite.config.ts',
              test: {
                name: 'web',
                ...shared,
                environment: 'jsdom',
                include: ['apps/web/src/**/*.test.{ts,tsx}', 'apps/web/test/**/*.test.{ts,tsx}'],
                setupFiles: ['apps/web/test/setup.ts'],
                // Left to itself, Node would load Firebase's build for servers.
                alias: { '@firebase/auth': firebaseForBrowsers },
                server: { deps: { inline: [/@firebase\//] } },
                testTimeout: 30_000,
              },
            },
          ]
        : []),
    ],
  },
});
