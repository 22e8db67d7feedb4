import { defineConfig, devices } from '@playwright/test';
import { usualBrowser } from './support/launch.ts';

/**
 * Matches the files with the longest tests, which start first. In alphabetical order, the longest tests would
 * start last, and one worker would be idle at the end.
 */
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
    // Animations repaint the page sixty times per second. Therefore all tests use reduced motion, except tests of
    // animations.
    contextOptions: { reducedMotion: 'reduce' },
    // No traces are recorded, because recording traces of all tests would take a quarter of the run time. Run
    // with `--trace on` to record traces.
    trace: 'off',
    // Service workers are blocked, because their offline cache would answer requests instead of the server. Only
    // offline.spec.ts allows service workers.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: await usualBrowser(),
  },
  projects: [
    { name: 'spoken', testMatch: spoken },
    { name: 'journeys', testIgnore: spoken },
  ],
});
