import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { say } from './say.mjs';

const running = new Set();

/**
 * Sends a signal to a child process and to all processes that the child started. Each child is the leader of its
 * own process group.
 */
function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process group has already ended, so no signal is needed.
  }
}

let watching = false;
let printed = false;

/**
 * Returns whether this process has received a signal to end. If so, its child processes are stopped and only
 * cleanup remains.
 */
export function isInterrupted() {
  return printed;
}

function watchSignals() {
  if (watching) return;
  watching = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) process.on(signal, endAll);
}

function endAll() {
  printed = true;
  process.exitCode = 1;
  for (const child of running) endGroup(child, 'SIGTERM');
  const last = () => {
    for (const child of running) endGroup(child, 'SIGKILL');
  };
  setTimeout(last, 5_000).unref();
}

/**
 * Starts a command in a separate process group. The process group is stopped when this process receives a
 * signal to end.
 */
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

/** Runs a command and resolves to its exit code. Resolves to 1 if the command could not start or was killed. */
export function run(command, args, options) {
  const child = start(command, args, options);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });
}

/** Runs a command and writes its output to a file. Prints a progress line every five seconds. */
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
  if (printed) process.exit();
  if (code === 0) say(`${title}: bitti (${seconds()} sn)`);
  return { code, output: readFileSync(logFile, 'utf8') };
}
