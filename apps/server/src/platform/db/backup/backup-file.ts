import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { backupTexts } from './backup.tr.ts';
import { BackupError } from './backup-error.ts';

/**
 * File format: gzip over lines of JSON. A line with `bytes` is followed by that number of bytes of COPY text, so
 * that the text needs no escaping. The first line is the header; the last line contains the SHA-256 of everything
 * before it.
 */
export const formatName = 'pratik-backup';
export const formatVersion = 1;

export type Header = {
  format: string;
  version: number;
  createdAt: string;
  /** Version of the PostgreSQL server. It is not checked when the backup is restored. */
  server: string;
  /** Names of the applied migrations, in order. */
  migrations: string[];
  /** Schema version of the job store; null when the database had no job store. */
  jobs: number | null;
};

export type TableRecord = { schema: string; name: string; columns: string[] };
export type SequenceRecord = { schema: string; name: string; lastValue: string; isCalled: boolean };
export type BackupTotals = { tables: number; rows: number };

type Line =
  | { header: Header }
  | { table: TableRecord }
  | { bytes: number }
  | { sequence: SequenceRecord }
  | { end: BackupTotals & { sha256: string } };

/** One part of a backup. The types are listed in the order of the file. */
export type Part =
  | { kind: 'header'; header: Header }
  | { kind: 'table'; table: TableRecord }
  | { kind: 'rows'; text: Buffer }
  | { kind: 'sequence'; sequence: SequenceRecord }
  | { kind: 'end'; totals: BackupTotals };

/** Converts the parts of a backup to the lines of the file, with the checksum last. */
export function createLines(): {
  line(line: Line): Buffer;
  rows(text: Buffer): Buffer;
  end(totals: BackupTotals): Buffer;
} {
  const hash = createHash('sha256');
  const note = (bytes: Buffer) => {
    hash.update(bytes);
    return bytes;
  };
  const line = (content: Line) => note(Buffer.from(`${JSON.stringify(content)}\n`));
  return {
    line,
    rows: (text) => note(Buffer.concat([Buffer.from(`${JSON.stringify({ bytes: text.length })}\n`), text])),
    end: (totals) => Buffer.from(`${JSON.stringify({ end: { ...totals, sha256: hash.digest('hex') } })}\n`),
  };
}

/**
 * Reads a backup part by part.
 * @throws BackupError when the file is not a backup, is truncated, or its checksum is wrong; a wrong checksum is
 * detected only at the end
 */
export async function* readBackup(path: string): AsyncGenerator<Part> {
  const hash = createHash('sha256');
  const reader = createReader(path);
  for (;;) {
    const bytes = await reader.line();
    const line = parseLine(bytes);
    if ('end' in line) {
      const { sha256, ...totals } = line.end;
      if (sha256 !== hash.digest('hex')) throw new BackupError(backupTexts.wrongChecksum);
      if (await reader.hasMore()) throw new BackupError(backupTexts.dataAfterEnd);
      yield { kind: 'end', totals };
      return;
    }
    hash.update(bytes);
    if ('bytes' in line) {
      const text = await reader.take(line.bytes);
      hash.update(text);
      yield { kind: 'rows', text };
    } else if ('header' in line) yield { kind: 'header', header: line.header };
    else if ('table' in line) yield { kind: 'table', table: line.table };
    else yield { kind: 'sequence', sequence: line.sequence };
  }
}

function parseLine(bytes: Buffer): Line {
  try {
    const line = JSON.parse(bytes.toString('utf8')) as Line;
    const known = ['header', 'table', 'bytes', 'sequence', 'end'].some((key) => Object.hasOwn(line, key));
    if (known) return line;
  } catch {
    // A line that is not JSON is reported in the same way as a line of an unknown kind.
  }
  throw new BackupError(backupTexts.noBackup);
}

const longestLine = 1024 * 1024;

/** Creates a reader of lines and byte blocks from the decompressed file. Only the requested amount is buffered. */
function createReader(path: string) {
  const unpacked = pipeline(createReadStream(path), createGunzip(), () => undefined);
  const source = unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let buffered: Buffer = Buffer.alloc(0);

  const more = async (): Promise<boolean> => {
    try {
      const { done, value } = await source.next();
      if (done) return false;
      buffered = buffered.length === 0 ? value : Buffer.concat([buffered, value]);
      return true;
    } catch (error) {
      throw new BackupError(backupTexts.unreadable(error instanceof Error ? error.message : String(error)));
    }
  };
  const need = async (enough: () => boolean): Promise<void> => {
    while (!enough()) {
      if (!(await more())) throw new BackupError(backupTexts.unfinished);
    }
  };
  const take = async (count: number): Promise<Buffer> => {
    const pieces: Buffer[] = [];
    for (let missing = count; missing > 0; ) {
      await need(() => buffered.length > 0);
      const piece = buffered.subarray(0, missing);
      buffered = buffered.subarray(piece.length);
      pieces.push(piece);
      missing -= piece.length;
    }
    return Buffer.concat(pieces);
  };
  return {
    take,
    async line(): Promise<Buffer> {
      await need(() => buffered.includes(10) || buffered.length > longestLine);
      const end = buffered.indexOf(10);
      if (end < 0) throw new BackupError(backupTexts.noBackup);
      return take(end + 1);
    },
    hasMore: async (): Promise<boolean> => buffered.length > 0 || (await more()),
  };
}
