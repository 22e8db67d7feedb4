import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { bin, cache, root, toolEnv } from './lib/paths.mjs';
import { countPlaywright, countVitest, judge, summaryLine } from './lib/reports.mjs';
import { isInterrupted, run } from './lib/run.mjs';
import { fail } from './lib/say.mjs';
import { clearScratch, makeScratch } from './lib/scratch.mjs';

/**
 * Runs all test suites, or only the suites named in `--only=lint,unit`. Two lanes run at the same time. One lane
 * runs the end-to-end tests, which often wait for the browser; the other lane runs all other suites and uses the
 * remaining processor time. At the end, prints the failures and, as the last line, `N passed, N failed`.
 */
const reports = join(cache, 'reports');

function vitest(project) {
  const file = join(reports, `vitest-${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { command: 'vitest', args: ['run', '--project', project, ...reporters], file, count: countVitest };
}

const e2eFile = join(reports, 'playwright.json');
const suites = {
  lint: { title: 'Biçim ve kurallar', command: 'biome', args: ['check', '.'] },
  types: { title: 'Tipler', command: 'tsc', args: ['-b', '--force'] },
  content: { title: 'İçerik denetimi', command: 'npm', args: ['run', '--silent', 'content', '--', 'check'] },
  unit: { title: 'Mimari, birim ve sunucu', ...vitest('unit') },
  web: { title: 'Web', ...vitest('web') },
  e2e: {
    title: 'Tarayıcıda',
    command: 'playwright',
    args: ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eFile, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eFile },
    file: e2eFile,
    count: countPlaywright,
  },
};

// Runs the content check only if package.json has a script for it.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const usual = Object.keys(suites).filter((name) => name !== 'content' || scripts.content !== undefined);

const print = (line) => process.stdout.write(`${line}\n`);
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const wanted = only ? only.split(',') : usual;
const unknown = wanted.filter((name) => !(name in suites));
if (unknown.length > 0)
  fail(`Bilinmeyen: ${unknown.join(', ')}. Seçenekler: ${Object.keys(suites).join(', ')}`);

/** A suite without a report counts as a single test, which fails if the command of the suite fails. */
function readCount(suite, code) {
  if (suite.file === undefined) {
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, problems: [] };
  }
  if (!existsSync(suite.file))
    return { passed: 0, failed: 0, skipped: 0, problems: ['Sonuç dosyası yazılmadı.'] };
  return suite.count(JSON.parse(readFileSync(suite.file, 'utf8')));
}

const head = (name) => print(`\n── ${suites[name].title} (${name})`);

async function runSuite(name, chromium, output = 'inherit') {
  const suite = suites[name];
  const begun = Date.now();
  const scratch = makeScratch();
  if (suite.file !== undefined) rmSync(suite.file, { force: true });
  const local = join(bin, suite.command);
  const code = await run(existsSync(local) ? local : suite.command, suite.args, {
    cwd: root,
    env: toolEnv({ CHROMIUM_PATH: chromium, TMPDIR: scratch, ...suite.env }),
    stdio: ['ignore', output, output],
  });
  await clearScratch(scratch);
  const count = readCount(suite, code);
  if (count.skipped > 0) print(`Atlanan ${count.skipped} test başarısız sayıldı.`);
  return { name, ...judge(count, code), problems: count.problems, seconds: (Date.now() - begun) / 1000 };
}

/** Runs a suite and prints its output when the suite ends, so that parallel suites do not mix their lines. */
async function runQuietly(name, chromium) {
  const file = join(reports, `${name}.log`);
  const output = openSync(file, 'w');
  const result = await runSuite(name, chromium, output);
  closeSync(output);
  head(name);
  print(readFileSync(file, 'utf8').trimEnd());
  return result;
}

/** Runs suites one after another and prints their output while they run. */
async function runInOrder(names, chromium) {
  const results = [];
  for (const name of names) {
    if (isInterrupted()) break;
    head(name);
    results.push(await runSuite(name, chromium));
  }
  return results;
}

mkdirSync(reports, { recursive: true });
const chromium = (await findChromium().catch((error) => fail(error.message))) ?? '';
const isCheck = (name) => suites[name].file === undefined;
const isBrowser = (name) => name === 'e2e';
// The checks run in parallel with each other, before the other suites of the same lane.
const otherLane = async () => [
  ...(await Promise.all(wanted.filter(isCheck).map((name) => runQuietly(name, chromium)))),
  ...(await runInOrder(
    wanted.filter((name) => !isCheck(name) && !isBrowser(name)),
    chromium,
  )),
];
const alone = wanted.every(isBrowser);
const browserLane = () =>
  alone
    ? runInOrder(wanted, chromium)
    : Promise.all(wanted.filter(isBrowser).map((name) => runQuietly(name, chromium)));
const results = (await Promise.all([otherLane(), browserLane()])).flat();
if (isInterrupted()) fail('Testler yarıda kesildi.');

print('');
for (const { name, problems } of results) for (const problem of problems) print(`✗ ${name}: ${problem}`);
for (const { name, passed, failed, seconds } of results) {
  print(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(8)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} sn`,
  );
}
process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
print(summaryLine(results));
