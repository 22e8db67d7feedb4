import type { LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../../scripts/chromium.mjs';
import { spokenFile } from './spoken-file.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-quic',
];

const startedAs = (executablePath = ''): LaunchOptions => (executablePath ? { executablePath } : {});

/** Launch options for the default browser of the end-to-end tests: Chromium’s headless shell, which starts fastest. */
export const usualBrowser = async (): Promise<LaunchOptions> => ({
  ...startedAs(await findHeadlessShell()),
  args,
});

/**
 * Launch options for a browser whose fake microphone plays an audio file with speech. Only the full Chromium
 * browser supports this.
 */
export const browserThatHears = async (): Promise<LaunchOptions> => ({
  ...startedAs(await findChromium()),
  args: [
    ...args,
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${await spokenFile()}`,
    '--autoplay-policy=user-gesture-required',
  ],
});
