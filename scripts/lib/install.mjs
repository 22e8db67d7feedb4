import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './hash.mjs';
import { bin, cache, root } from './paths.mjs';
import { runQuietly } from './run.mjs';
import { fail, say } from './say.mjs';

const stamp = join(root, 'node_modules', '.pratik-install');
const wantedMajor = 'v24.';

/**
 * Returns a hash of everything that determines which packages are installed: package files and properties of the
 * machine.
 */
function installHash() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifests = [
    'package.json',
    'package-lock.json',
    ...workspaces.map((folder) => `${folder}/package.json`),
  ];
  return hashFiles(root, manifests, [process.platform, process.arch]);
}

function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

/** Returns the command that runs npm: the npm that started this process, otherwise the npm in PATH. */
function npm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', args];
}

/** Installs the packages when they are missing or older than package.json and the lock file. */
export async function ensureInstalled() {
  if (readStamp() !== installHash()) {
    const logFile = join(cache, 'install.log');
    // `--include=dev` is needed if NODE_ENV is production. Without `--include=dev`, npm would skip the
    // packages that build the web application.
    const [command, args] = npm(['install', '--include=dev', '--no-audit', '--no-fund']);
    const { code, output } = await runQuietly('Paketler kuruluyor', command, args, { cwd: root, logFile });
    if (code !== 0) {
      const text = output.replace(/^npm warn EBADENGINE.*\n/gm, '');
      fail(
        `Paketler kurulamadı. İnternet bağlantısını denetleyip yeniden deneyin. Ayrıntı: ${logFile}`,
        text,
      );
    }
    writeFileSync(stamp, installHash());
  }
  await ensureNode();
}

function nodeVersion(path) {
  try {
    return execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * Ensures that node_modules/.bin/node is Node 24. npm does not create this file if install scripts are
 * blocked (`ignore-scripts` or an npm policy). In that case, this function runs the install script of the
 * package `node`.
 */
async function ensureNode() {
  const node = join(bin, 'node');
  if (nodeVersion(node).startsWith(wantedMajor)) return;
  if (process.version.startsWith(wantedMajor) && !existsSync(join(root, 'node_modules', 'node'))) {
    linkNode(node, process.execPath);
    return;
  }
  say('Node 24 kurulmamış (npm kurulum betiklerini çalıştırmadı); şimdi kuruluyor.');
  const folder = join(root, 'node_modules', 'node');
  const logFile = join(cache, 'install-node.log');
  const { output } = await runQuietly(
    'Node 24 kuruluyor',
    process.execPath,
    ['installArchSpecificPackage.js'],
    {
      cwd: folder,
      logFile,
      env: { ...process.env, npm_config_ignore_scripts: 'false' },
    },
  );
  const found = findNode(folder) ?? (process.version.startsWith(wantedMajor) ? process.execPath : undefined);
  if (found === undefined) {
    fail(
      `Node 24 kurulamadı (${logFile}). Bilgisayara Node 24 kurup yeniden deneyin ya da npm'in kurulum betiklerine izin verin: npm config set ignore-scripts false`,
      output,
    );
  }
  linkNode(node, found);
}

function linkNode(link, target) {
  mkdirSync(bin, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(target, link);
}

/**
 * Returns the path of the executable of the `node` package. npm may install the executable for this machine
 * in one of several folders.
 */
function findNode(folder) {
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`];
  const parts = names.flatMap((name) => [
    join(folder, 'node_modules', name, 'bin', 'node'),
    join(root, 'node_modules', name, 'bin', 'node'),
  ]);
  return [join(folder, 'bin', 'node'), ...parts].find((path) => nodeVersion(path).startsWith(wantedMajor));
}
