/** Path of a Chromium or Chrome that starts, undefined when there is none. */
export function findChromium(): Promise<string | undefined>;
/** Path of the shell of Chromium without a window, else of the browser; undefined leaves the choice to Playwright. */
export function findHeadlessShell(): Promise<string | undefined>;
/** As `findChromium`, but installs one when there is none, or ends the process with what to do. */
export function ensureChromium(): Promise<string>;
