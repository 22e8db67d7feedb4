import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { findRunningServer, readPostmasterFile } from './postmaster-file.ts';
import { isProgramReplaced } from './programs/process-info.ts';
import { folderName } from './programs/run-program.ts';
import { becomesReady, type Server, stopServer } from './server-process.ts';
import { optionsLine, serverArguments } from './settings.ts';

/**
 * Finds the server that a killed application left running. Adopts a server with the same programs and settings.
 * Shuts down any other server (after an update) and returns undefined, so that the caller starts a new one.
 */
export async function findServerToAdopt(cluster: Cluster, log: EmbeddedLog): Promise<Server | undefined> {
  const found = findRunningServer(cluster.dir);
  if (found === undefined) return undefined;
  if (await becomesReady(cluster.dir, found.pid)) {
    const port = readPostmasterFile(cluster.dir)?.port;
    if (port !== undefined && startedAs(cluster, port) && !isProgramReplaced(found.pid))
      return { pid: found.pid, port };
  }
  log({ level: 'info', msg: 'stopping the database server of an earlier version', pid: found.pid });
  await stopServer(found.pid);
  return undefined;
}

function startedAs(cluster: Cluster, port: number): boolean {
  const args = serverArguments(folderName(cluster.dir, cluster.user), port);
  const line = readFileSync(join(cluster.dir, 'postmaster.opts'), 'utf8').trim();
  return line === optionsLine(cluster.binaries.postgres, args);
}
