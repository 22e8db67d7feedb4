import { defineConfig, devices } from '@playwright/test';
import { usualBrowser } from './support/launch.ts';

/** Begun first: at the end of the alphabet the longest file would leave one of the workers idle. */
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
    // Nothing moves but where a journey asks for it: what moves is painted sixty times a second.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey costs a quarter of the run; `--trace on` records one when it is wanted.
    trace: 'off',
    // What is kept for going without a line must not answer for the server elsewhere; offline.spec.ts lets it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: await usualBrowser(),
  },
  projects: [
    { name: 'spoken', testMatch: spoken },
    { name: 'journeys', testIgnore: spoken },
  ],
});
