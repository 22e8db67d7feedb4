import { defineConfig, devices } from '@playwright/test';
import { usualBrowser } from './support/launch.ts';

/** These longest files start first. In alphabetical order they would run last and leave one worker idle. */
const spoken = /(voice|speaking)\.spec\.ts$/;

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/postgres.ts',
  outputDir: '../.cache/e2e',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 30_000,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    // Reduced motion, except where a journey sets it: animations are painted sixty times per second.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces of all journeys take a quarter of the run time. `--trace on` records them when needed.
    trace: 'off',
    // The offline cache of a service worker must not answer instead of the server. Only offline.spec.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: await usualBrowser(),
  },
  projects: [
    { name: 'spoken', testMatch: spoken },
    { name: 'journeys', testIgnore: spoken },
  ],
});
