import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findServerToAdopt } from './adopt.ts';
import { type AppLock, lockFolder } from './app-lock.ts';
import { type Cluster, clusterExists, createCluster, resetPassword } from './cluster.ts';
import { embeddedTexts } from './embedded.tr.ts';
import { EmbeddedPostgresError, errorCode } from './embedded-error.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { keepLogsBounded } from './log-files.ts';
import { makePassword, readPassword } from './password-file.ts';
import { findRunningServer } from './postmaster-file.ts';
import { prepareBinaries } from './programs/binaries.ts';
import { chooseUser } from './programs/run-as.ts';
import { databaseUrl, prepareDatabase } from './roles.ts';
import { endsSoon, type Server, startServer, stopServer } from './server-process.ts';
import { watchServer } from './watch-server.ts';

/**
 * Major version of PostgreSQL. Each major version has a separate folder; data is transferred between versions by backup
 * and restore.
 */
const majorVersion = '18';

export type EmbeddedPostgres = {
  /** Connection URL of the application’s database; it does not change until `stop`. */
  url: string;
  /** Ends all database sessions, writes confirmed data to disk, and waits until the server process has ended. */
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL included in Pratik, with its data under `dataDir/postgres`. When Pratik was killed and its
 * database server still runs, that server is used. The first start takes about 1 second, later starts about 0.1
 * second.
 * @throws EmbeddedPostgresError with the reason in Turkish, for example that a second Pratik process uses the folder
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: EmbeddedLog;
  /** Called when the database server has stopped too often and is no longer restarted. */
  onLost?: (reason: EmbeddedPostgresError) => void;
}): Promise<EmbeddedPostgres> {
  const { log, onLost } = options;
  const dataDir = resolve(options.dataDir);
  const home = join(dataDir, 'postgres');
  const lock = await openHome(home);
  try {
    const dir = join(home, majorVersion);
    const user = chooseUser(dir);
    const cluster = { home, dir, user, binaries: prepareBinaries(dataDir, user) };
    const { server, password } = await bringUp(cluster, log);
    const unprune = keepLogsBounded(dir);
    const watch = watchServer(
      server.pid,
      async () => (await startServer(cluster, log, server.port)).pid,
      log,
      () => onLost?.(lostServer(dir)),
    );
    return {
      url: databaseUrl(server.port, password),
      async stop() {
        unprune();
        await watch.end();
        await stopServer(watch.pid());
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw explained(error, home);
  }
}

/** Returns whether this data folder contains a database. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(resolve(dataDir), 'postgres', majorVersion, 'PG_VERSION'));
}

/** Returns the database URL that a running Pratik uses in this data folder; undefined when no Pratik runs. */
export function findRunningUrl(dataDir: string): string | undefined {
  const home = join(resolve(dataDir), 'postgres');
  const password = readPassword(join(home, 'password'));
  const server = findRunningServer(join(home, majorVersion));
  return password === undefined || server?.port === undefined
    ? undefined
    : databaseUrl(server.port, password);
}

const lostServer = (dir: string) => new EmbeddedPostgresError(embeddedTexts.endedOften(dir));

async function openHome(home: string): Promise<AppLock> {
  try {
    mkdirSync(home, { recursive: true, mode: 0o755 });
    return await lockFolder(home);
  } catch (error) {
    throw explained(error, home);
  }
}

/**
 * System error codes for a folder to which Pratik cannot write. Node.js reports a read-only parent folder as
 * ENOENT.
 */
const unwritable = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'];
const full = ['ENOSPC', 'EDQUOT'];

/**
 * Replaces a system error of an unusable data folder with an error for the operator. Returns other errors
 * unchanged.
 */
const explained = (error: unknown, home: string): unknown => {
  const code = errorCode(error) ?? '';
  if (unwritable.includes(code)) return new EmbeddedPostgresError(embeddedTexts.folderNotWritable(home));
  if (full.includes(code)) return new EmbeddedPostgresError(embeddedTexts.folderFull(home));
  return error;
};

async function bringUp(cluster: Cluster, log: EmbeddedLog): Promise<{ server: Server; password: string }> {
  const begun = performance.now();
  const passwordFile = join(cluster.home, 'password');
  const known = readPassword(passwordFile);
  const password = known ?? makePassword(passwordFile);
  const existed = clusterExists(cluster);
  let server: Server | undefined;
  if (!existed) await createCluster(cluster, password);
  else if (known === undefined) await renewPassword(cluster, password, log);
  else server = await findServerToAdopt(cluster, log);
  let adopted = server !== undefined;
  server ??= await startServer(cluster, log);
  const prepare = (port: number) => prepareDatabase(port, password, passwordFile, known === undefined);
  try {
    await prepare(server.port);
  } catch (error) {
    if (!adopted) await stopServer(server.pid);
    // An adopted server may be shutting down, because it was killed together with its application. In this case,
    // waits for its end and starts a new server.
    if (!adopted || !(await endsSoon(server.pid))) throw error;
    adopted = false;
    server = await startServer(cluster, log);
    await prepare(server.port);
  }
  const tookMs = Math.round(performance.now() - begun);
  const msg = adopted
    ? 'running database adopted'
    : existed
      ? 'database started'
      : 'database created and started';
  log({ level: 'info', msg, pid: server.pid, port: server.port, tookMs });
  return { server, password };
}

async function renewPassword(cluster: Cluster, password: string, log: EmbeddedLog): Promise<void> {
  log({ level: 'warn', msg: 'the password file of the database is missing; setting a new password' });
  const running = findRunningServer(cluster.dir);
  if (running !== undefined) await stopServer(running.pid);
  await resetPassword(cluster, password);
}
