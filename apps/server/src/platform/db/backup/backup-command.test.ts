import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { openDatabase } from '../database.ts';
import { selectLastBackup } from './backups.store.ts';

const folder = mkdtempSync(join(tmpdir(), 'pratik-backup-command-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Ended = { code: number; said: string };

const command = (name: 'backup' | 'restore', env: Record<string, string>): Promise<Ended> =>
  new Promise((resolve) => {
    const script = fileURLToPath(new URL(`./${name}.main.ts`, import.meta.url));
    const { DATABASE_URL: _url, DATA_DIR: _dir, ...rest } = process.env;
    execFile(
      process.execPath,
      [script, folder, 'yedek.gz'],
      { env: { ...rest, ...env } },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + err }),
    );
  });

test('backup › rejects a data folder without a database instead of creating one', async () => {
  const dataDir = join(folder, 'wrong');
  const { code, said } = await command('backup', { DATA_DIR: dataDir });
  expect([code, said]).toEqual([1, expect.stringContaining(`Bu klasörde Pratik veritabanı yok: ${dataDir}`)]);
  expect([existsSync(dataDir), existsSync(join(folder, 'yedek.gz'))]).toEqual([false, false]);
});

test('backup › rejects a database of another application', async () => {
  const { code, said } = await command('backup', { DATABASE_URL: inject('postgresUrl') });
  expect([code, said]).toEqual([1, expect.stringContaining('Bu veritabanında Pratik verisi yok')]);
  expect(existsSync(join(folder, 'yedek.gz'))).toBe(false);
});

test('backup › prints a summary of the database and stores the time of the backup', async () => {
  const { code, said } = await command('backup', { DATABASE_URL: database.url });
  const { host, pathname } = new URL(database.url);
  expect([code, said]).toEqual([0, expect.stringContaining(`Veritabanı: ${host}${pathname} (`)]);
  expect(said).toMatch(/\(\d+ tablo, [\d.]+ satır, dosya \d+,\d MB\)/);
  expect(said).not.toContain(new URL(database.url).password);
  const { db, close } = openDatabase(database.url, pino({ level: 'silent' }), 2);
  expect(await selectLastBackup(db)).toBeInstanceOf(Date);
  await close();
});

test('restore command › creates no database when the backup file is missing', async () => {
  const dataDir = join(folder, 'new');
  rmSync(join(folder, 'yedek.gz'), { force: true });
  const { code, said } = await command('restore', { DATA_DIR: dataDir });
  expect([code, said]).toEqual([1, expect.stringContaining('Yedek dosyası okunamadı: ENOENT')]);
  expect(existsSync(dataDir)).toBe(false);
});

test('restore command › rejects a data folder that already contains files', async () => {
  writeFileSync(join(folder, 'letter.txt'), '');
  writeFileSync(join(folder, 'yedek.gz'), '');
  const { code, said } = await command('restore', { DATA_DIR: folder });
  expect([code, said]).toEqual([1, expect.stringContaining('başka şeyler var')]);
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});
