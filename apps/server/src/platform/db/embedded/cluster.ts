import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { embeddedTexts } from './embedded.tr.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { lastLogLines } from './log-files.ts';
import type { Binaries } from './programs/binaries.ts';
import type { RunAs } from './programs/run-as.ts';
import { folderName, runProgram } from './programs/run-program.ts';

/**
 * The embedded database: `home` is its folder; `dir` is the data folder of one PostgreSQL major version inside `home`.
 */
export type Cluster = { home: string; dir: string; user: RunAs; binaries: Binaries };

export const superuser = 'postgres';

export function clusterExists(cluster: Cluster): boolean {
  return existsSync(join(cluster.dir, 'PG_VERSION'));
}

/**
 * Returns the last output of a program, for error messages: from its output file or, once the server writes to its
 * log, from that log.
 */
export function lastOutput(cluster: Cluster): string {
  const output = readFileSync(outputFile(cluster), 'utf8').trim();
  if (output.includes('redirecting log output')) return lastLogLines(cluster.dir, 8);
  return output.split('\n').slice(-8).join('\n');
}

export function outputFile(cluster: Cluster): string {
  return join(cluster.home, 'start.log');
}

/**
 * Creates the data folder with initdb, which takes almost a second. The folder gets its final name only when it is
 * complete, so an interrupted start can be repeated.
 */
export async function createCluster(cluster: Cluster, password: string): Promise<void> {
  const { home, dir, user, binaries } = cluster;
  for (const name of readdirSync(home).filter((entry) => entry.startsWith('new-'))) {
    rmSync(join(home, name), { recursive: true, force: true });
  }
  const staging = join(home, `new-${process.pid}`);
  const data = join(staging, 'data');
  const passwordFile = join(staging, 'password');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user !== undefined) {
    for (const path of [staging, data, passwordFile]) chownOrExplain(path, user);
  }
  const args = [
    `--pgdata=${folderName(data, user)}`,
    `--username=${superuser}`,
    '--pwfile=../password',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const made = await runProgram(binaries.initdb, args, {
    user,
    folder: data,
    outputFile: outputFile(cluster),
  });
  if (!made) throw new EmbeddedPostgresError(embeddedTexts.clusterNotMade(dir, lastOutput(cluster)));
  renameSync(data, dir);
  rmSync(staging, { recursive: true, force: true });
}

/** Sets a new superuser password on a stopped server, which only the owner of the files can do. */
export async function resetPassword(cluster: Cluster, password: string): Promise<void> {
  const { dir, user, binaries } = cluster;
  const done = await runProgram(binaries.postgres, ['--single', '-D', folderName(dir, user), 'postgres'], {
    user,
    folder: dir,
    outputFile: outputFile(cluster),
    input: `ALTER ROLE ${superuser} PASSWORD '${password}'\n`,
  });
  if (!done) throw new EmbeddedPostgresError(embeddedTexts.passwordNotSet(lastOutput(cluster)));
}

function chownOrExplain(path: string, user: { uid: number; gid: number }): void {
  try {
    chownSync(path, user.uid, user.gid);
  } catch {
    throw new EmbeddedPostgresError(embeddedTexts.rootOnly);
  }
}
