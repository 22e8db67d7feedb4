import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { bin, cache, root, toolEnv } from './lib/paths.mjs';
import { runQuietly } from './lib/run.mjs';
import { fail, say } from './lib/say.mjs';

/** File that contains the path of the browser, so that developers can run single tests without setting the path. */
const remembered = join(root, 'node_modules/.cache/pratik/chromium-path');
const names = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns whether the file is a browser that can start. The placeholder of the snap package, and a browser
 * with missing libraries, cannot start.
 */
function starts(path) {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /Chrom/.test(stdout);
}

async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright-core');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * Returns the path of a Chromium or Chrome browser for the tests: `CHROMIUM_PATH` if set, otherwise the browser of
 * the system, otherwise Playwright’s browser, otherwise undefined. Throws an error if `CHROMIUM_PATH` is set but
 * the browser does not start.
 */
export async function findChromium() {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    if (!starts(wished)) throw new Error(`CHROMIUM_PATH çalışan bir Chromium göstermiyor: ${wished}`);
    return wished;
  }
  const known = existsSync(remembered) ? [readFileSync(remembered, 'utf8').trim()] : [];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of [...known, ...onPath, ...macApps, ...(await playwrightsOwn())]) {
    if (starts(path)) return path;
  }
  return undefined;
}

/**
 * Returns the path of Chromium’s headless shell if the shell is installed beside the browser, because the
 * shell paints faster. Otherwise returns the path of the browser. Returns undefined if Playwright uses its
 * own browser. Tests that fake a microphone cannot use the headless shell.
 */
export async function findHeadlessShell() {
  const browser = await findChromium();
  if (browser === undefined || (await playwrightsOwn()).includes(browser)) return undefined;
  const shell = join(dirname(browser), 'chromium-headless-shell');
  return starts(shell) ? shell : browser;
}

/** Finds or installs a browser for the tests, and prints the result. */
export async function ensureChromium() {
  let path = await findChromium().catch((error) => fail(error.message));
  if (path === undefined) {
    say('Testler için bir tarayıcı bulunamadı; Playwright’ın Chromium’u indiriliyor.');
    await installWithPlaywright();
    path = await findChromium();
  }
  if (path === undefined && hasApt()) {
    say('Playwright’ın Chromium’u çalışmadı; apt ile Debian’ın chromium paketi kuruluyor.');
    await installWithApt();
    path = await findChromium();
  }
  if (path === undefined) {
    fail(
      `Tarayıcı kurulamadı (günlükler: ${cache}). Chromium ya da Chrome kurun veya yerini CHROMIUM_PATH ile gösterin.`,
    );
  }
  say(`Testlerin tarayıcısı: ${path}`);
  mkdirSync(dirname(remembered), { recursive: true });
  writeFileSync(remembered, path);
  return path;
}

function isRoot() {
  return process.getuid?.() === 0;
}

async function installWithPlaywright() {
  const args = ['install', ...(isRoot() && hasApt() ? ['--with-deps'] : []), 'chromium'];
  await runQuietly('Chromium indiriliyor', join(bin, 'playwright'), args, {
    cwd: root,
    env: toolEnv({ PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }),
    logFile: join(cache, 'playwright-install.log'),
  });
}

function hasApt() {
  return spawnSync('apt-get', ['--version']).status === 0;
}

async function installWithApt() {
  const install = 'apt-get update && apt-get install -y --no-install-recommends chromium';
  const shell = 'apt-get install -y --no-install-recommends chromium-headless-shell || true';
  const all = `${install} && (${shell})`;
  const [command, args] = isRoot() ? ['sh', ['-c', all]] : ['sudo', ['-n', 'sh', '-c', all]];
  await runQuietly('Debian’ın chromium paketi kuruluyor', command, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    logFile: join(cache, 'apt-install.log'),
  });
}
