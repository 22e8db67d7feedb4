import { defineConfig, devices } from '@playwright/test';
import { usualBrowser } from './support/launch.ts';

/**
 * The files with the longest tests start first. In alphabetical order they would start last and leave one worker
 * idle.
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
    // Animations repaint the page sixty times per second, so tests use reduced motion unless they test animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording traces of all tests would take a quarter of the run time. The option `--trace on` records traces
    // when needed.
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
