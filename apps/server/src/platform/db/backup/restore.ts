import type pg from 'pg';
import { BackupError } from './backup-error.ts';
import { type BackupTotals, formatName, formatVersion, type Header, readBackup } from './backup-file.ts';
import { isRestorable, qualified, readJobsVersion, readMigrations, readTables } from './catalog.ts';
import { withoutConstraints } from './constraints.ts';
import { loadParts } from './load-parts.ts';
import { inTransaction, withClient } from './session.ts';

export type BackupSchema = {
  /** Names of the migrations this Pratik has, in order. */
  knownMigrations(): Promise<string[]>;
  /** Brings an empty database up to and with the last of the header's migrations, and its job store where it had one. */
  prepare(url: string, header: Header): Promise<void>;
};

/**
 * Reads a backup into an empty database. The file is checked as a whole before anything is touched, and all rows
 * arrive in one transaction: they are all there or none is. A restore that was cut short can be begun again.
 * @throws BackupError when the file is damaged or newer than this Pratik, or the database is not empty
 */
export async function restore(url: string, path: string, schema: BackupSchema): Promise<BackupTotals> {
  const header = await checkFile(path);
  const known = await schema.knownMigrations();
  if (!sameStart(known, header.migrations)) {
    throw new BackupError(
      `Bu yedek başka bir Pratik sürümüyle alınmış (şema: ${header.migrations.at(-1)}); o sürümle ya da daha yenisiyle yükleyin.`,
    );
  }
  await withClient(url, async (client) => {
    if (!(await isRestorable(client))) {
      throw new BackupError(
        'Veritabanı boş değil; yedek yalnızca boş bir veritabanına yüklenir. ' +
          'DATA_DIR ile yeni bir klasör ya da DATABASE_URL ile boş bir veritabanı gösterin.',
      );
    }
    await client.query('CREATE TABLE IF NOT EXISTS pratik_restore ()');
  });
  await schema.prepare(url, header);
  const totals = await inTransaction(url, 'BEGIN', (client) => load(client, header, path));
  // Without fresh statistics the first queries on full tables would be planned as if they were empty.
  await withClient(url, (client) => client.query('ANALYZE'));
  return totals;
}

/** Whether a list begins with all of another one's entries. */
export function sameStart(known: string[], wanted: string[]): boolean {
  return wanted.every((name, index) => known[index] === name);
}

async function checkFile(path: string): Promise<Header> {
  let header: Header | undefined;
  for await (const part of readBackup(path)) {
    if (part.kind !== 'header') continue;
    header = part.header;
    if (header.format !== formatName || header.version !== formatVersion) {
      throw new BackupError(
        `Bu yedeğin biçimi (${header.format} ${header.version}) bu Pratik sürümünde okunamıyor.`,
      );
    }
  }
  if (header === undefined) throw new BackupError('Bu dosya bir Pratik yedeği değil ya da bozuk.');
  return header;
}

async function load(client: pg.Client, header: Header, path: string): Promise<BackupTotals> {
  await checkSchema(client, header);
  const known = await readTables(client);
  return withoutConstraints(client, async () => {
    if (known.length > 0) await client.query(`TRUNCATE ${known.map(qualified).join(', ')} RESTART IDENTITY`);
    const totals = await loadParts(client, readBackup(path), known);
    await client.query('DROP TABLE pratik_restore');
    return totals;
  });
}

async function checkSchema(client: pg.Client, header: Header): Promise<void> {
  const migrations = await readMigrations(client);
  const jobs = await readJobsVersion(client);
  if (migrations.join() !== header.migrations.join()) {
    throw new BackupError(
      `Veritabanının şeması yedeğinkinden farklı: ${migrations.at(-1)}, ${header.migrations.at(-1)}.`,
    );
  }
  if (header.jobs !== null && header.jobs !== jobs) {
    throw new BackupError(
      `Yedekteki iş kuyruğunun sürümü (${header.jobs}) bu Pratik’inkinden (${jobs}) farklı; ` +
        'önce yedeği alan sürümle yükleyip sonra Pratik’i yükseltin.',
    );
  }
}
