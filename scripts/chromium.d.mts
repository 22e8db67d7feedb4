/** Returns the path of a Chromium or Chrome browser that can start, or undefined if there is none. */
export function findChromium(): Promise<string | undefined>;
/**
 * Returns the path of Chromium’s headless shell, otherwise the path of the browser, or undefined if
 * Playwright chooses the browser.
 */
export function findHeadlessShell(): Promise<string | undefined>;
/**
 * Like `findChromium`, but installs a browser if there is none. If this fails, ends the process with an error
 * message that says what to do.
 */
export function ensureChromium(): Promise<string>;
