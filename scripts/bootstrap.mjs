import { ensureInstalled } from './lib/install.mjs';
import { fail } from './lib/say.mjs';

/**
 * Prepares the project for a command, on Node 20 or later. Goal `install`: installs the packages. Goal
 * `start`: also builds the web application. Goal `test`: also provides a browser. Skips parts that are up to
 * date.
 */
const goals = ['install', 'start', 'test'];
const goal = process.argv[2] ?? '';
if (!goals.includes(goal)) fail(`Kullanım: node scripts/bootstrap.mjs <${goals.join('|')}>`);
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Pratik en az Node 20 ister; bu bilgisayarda ${process.version} var.`);
}

await ensureInstalled();
if (goal !== 'install') {
  const { ensureWebBuilt } = await import('./lib/web-build.mjs');
  await ensureWebBuilt();
}
if (goal === 'test') {
  const { ensureChromium } = await import('./chromium.mjs');
  await ensureChromium();
}
