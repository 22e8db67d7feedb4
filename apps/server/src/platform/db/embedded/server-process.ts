import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, lastOutput, outputFile } from './cluster.ts';
import { embeddedTexts } from './embedded.tr.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { findFreePort } from './free-port.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isAlive } from './programs/process-info.ts';
import { folderName, spawnProgram } from './programs/run-program.ts';
import { serverArguments } from './settings.ts';

export type Server = { pid: number; port: number };

const pollMs = 10;
/**
 * Time limit for the start of the database server, in milliseconds. Recovery after a power failure reads up to
 * `max_wal_size` of the write-ahead log.
 */
const startLimitMs = 120_000;
const sharedMemoryLimitMs = 30_000;
const stopLimitMs = 60_000;
const endingLimitMs = 5_000;

/**
 * Starts the database server on `samePort`, or on a free port when `samePort` is undefined, and waits until the
 * server accepts connections. Retries when another program has taken the port, or when the lock file or shared
 * memory of a previous server still exists.
 */
export async function startServer(cluster: Cluster, log: EmbeddedLog, samePort?: number): Promise<Server> {
  const begun = performance.now();
  for (;;) {
    const port = samePort ?? (await findFreePort());
    const server = await tryStart(cluster, port);
    if (server !== undefined) return server;
    const output = lastOutput(cluster);
    const waited = performance.now() - begun;
    if (!isPassing(output) || waited > sharedMemoryLimitMs) {
      throw new EmbeddedPostgresError(embeddedTexts.notStarted(cluster.dir, output));
    }
    log({ level: 'warn', msg: 'the database could not start yet, trying again', output });
    await wait(200);
  }
}

const temporary =
  /pre-existing shared memory block|lock file "postmaster\.pid" already exists|could not bind|could not create any TCP\/IP sockets/;

/** Returns whether a start error of the database server is temporary, so that a retry can succeed. */
export function isPassing(output: string): boolean {
  return temporary.test(output);
}

async function tryStart(cluster: Cluster, port: number): Promise<Server | undefined> {
  const { user, dir, binaries } = cluster;
  const args = serverArguments(folderName(dir, user), port);
  const child = spawnProgram(binaries.postgres, args, { user, folder: dir, outputFile: outputFile(cluster) });
  child.unref();
  const { pid } = child;
  if (pid === undefined) {
    throw new EmbeddedPostgresError(embeddedTexts.notRunnable(binaries.postgres));
  }
  if (await becomesReady(dir, pid)) return { pid, port };
  if (isAlive(pid)) {
    await stopServer(pid);
    throw new EmbeddedPostgresError(embeddedTexts.notReady(startLimitMs / 1000, dir));
  }
  return undefined;
}

/**
 * Waits until the database server reports that it is ready. Resolves to false when the server exited or the time
 * limit was exceeded.
 */
export async function becomesReady(clusterDir: string, pid: number): Promise<boolean> {
  const end = performance.now() + startLimitMs;
  while (isAlive(pid) && performance.now() < end) {
    const file = readPostmasterFile(clusterDir);
    if (file?.pid === pid && file.status === 'ready') return true;
    await wait(pollMs);
  }
  return false;
}

/**
 * Waits a few seconds for the end of a process that no longer accepts connections. Resolves to true when the
 * process has ended.
 */
export async function endsSoon(pid: number): Promise<boolean> {
  const end = performance.now() + endingLimitMs;
  while (isAlive(pid) && performance.now() < end) await wait(pollMs);
  return !isAlive(pid);
}

/**
 * Shuts the database server down in "fast" mode, which ends sessions and writes confirmed data. Waits until the
 * process has ended.
 * @throws EmbeddedPostgresError when the process still runs after a minute
 */
export async function stopServer(pid: number): Promise<void> {
  const end = performance.now() + stopLimitMs;
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  while (isAlive(pid)) {
    if (performance.now() > end) {
      throw new EmbeddedPostgresError(embeddedTexts.notStopped(pid, stopLimitMs / 1000));
    }
    await wait(pollMs);
  }
}
