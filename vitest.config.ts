import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * By default, Vitest leaves one core unused, which is half of a machine with two, and loads every module again for
 * each test file. Here the files share their workers, so a test must restore the global state that it changes.
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
          // Only ends tests that hang: on a busy machine some tests take half a minute.
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
                // By default, Node loads Firebase's build for servers.
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
