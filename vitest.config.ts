import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Left to itself, Vitest keeps one core for the terminal: on a machine with two that is half of it.
const maxWorkers = availableParallelism();

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers,
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'tests/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...(existsSync('apps/web/vite.config.ts')
        ? [
            {
              extends: './apps/web/vite.config.ts',
              test: {
                name: 'web',
                maxWorkers,
                environment: 'jsdom',
                include: ['apps/web/src/**/*.test.{ts,tsx}', 'apps/web/test/**/*.test.{ts,tsx}'],
                setupFiles: ['apps/web/test/setup.ts'],
                testTimeout: 30_000,
              },
            },
          ]
        : []),
    ],
  },
});
