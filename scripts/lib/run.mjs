import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { say } from './say.mjs';

const running = new Set();

/** Ends a child with everything it started: each child leads a process group of its own. */
function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}

let watching = false;
let told = false;

/** Whether this process was told to end; its children are ended then, and what is left to do is tidying up. */
export function isInterrupted() {
  return told;
}

function watchSignals() {
  if (watching) return;
  watching = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) process.on(signal, endAll);
}

function endAll() {
  told = true;
  process.exitCode = 1;
  for (const child of running) endGroup(child, 'SIGTERM');
  const last = () => {
    for (const child of running) endGroup(child, 'SIGKILL');
  };
  setTimeout(last, 5_000).unref();
}

/** Starts a command in a process group of its own, which ends when this process is told to end. */
export function start(command, args, options) {
  watchSignals();
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    endGroup(child, 'SIGKILL');
  });
  child.once('error', () => running.delete(child));
  return child;
}

/** Runs a command to its end and resolves to its exit code (1 when it could not be started or was killed). */
export function run(command, args, options) {
  const child = start(command, args, options);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });
}

/** Runs a command quietly: its output goes to a file, and a line every five seconds says that work goes on. */
export async function runQuietly(title, command, args, { logFile, ...options }) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  say(`${title}…`);
  const timer = setInterval(() => say(`${title}… ${seconds()} sn`), 5_000);
  const code = await run(command, args, { ...options, stdio: ['ignore', log, log] });
  clearInterval(timer);
  closeSync(log);
  if (told) process.exit();
  if (code === 0) say(`${title}: bitti (${seconds()} sn)`);
  return { code, output: readFileSync(logFile, 'utf8') };
}
