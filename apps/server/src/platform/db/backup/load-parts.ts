import type pg from 'pg';
import { backupTexts } from './backup.tr.ts';
import { BackupError } from './backup-error.ts';
import type { BackupTotals, Part, SequenceRecord, TableRecord } from './backup-file.ts';
import { columnList, qualified } from './catalog.ts';
import { copyIn } from './copy-stream.ts';

/**
 * Fills the tables and sets the sequences from a backup.
 * @param known the tables of this database
 * @throws BackupError when the backup is incomplete or contains a table or column that is not in this database
 */
export async function loadParts(
  client: pg.Client,
  parts: AsyncGenerator<Part>,
  known: TableRecord[],
): Promise<BackupTotals> {
  let next = await parts.next();
  while (!next.done && next.value.kind !== 'end') {
    const part = next.value;
    next = await parts.next();
    if (part.kind === 'sequence') await setSequence(client, part.sequence);
    if (part.kind !== 'table') continue;
    checkKnown(part.table, known);
    const sql = `COPY ${qualified(part.table)} (${columnList(part.table)}) FROM STDIN`;
    await copyIn(client, sql, rows());
  }
  if (next.done || next.value.kind !== 'end') throw new BackupError(backupTexts.unfinished);
  return next.value.totals;

  async function* rows(): AsyncGenerator<Buffer> {
    while (!next.done && next.value.kind === 'rows') {
      yield next.value.text;
      next = await parts.next();
    }
  }
}

function checkKnown(table: TableRecord, known: TableRecord[]): void {
  const here = known.find((other) => other.schema === table.schema && other.name === table.name);
  if (here !== undefined && table.columns.every((column) => here.columns.includes(column))) return;
  throw new BackupError(backupTexts.unknownTable(`${table.schema}.${table.name}`));
}

async function setSequence(client: pg.Client, sequence: SequenceRecord): Promise<void> {
  await client.query('SELECT setval($1, $2, $3)', [
    qualified(sequence),
    sequence.lastValue,
    sequence.isCalled,
  ]);
}
