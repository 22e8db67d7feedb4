import { backupSchema } from './backup-schema.ts';
import { runFileCommand } from './command.ts';
import { restore } from './restore.ts';

await runFileCommand('npm run restore -- DOSYA', async ({ url }, path) => {
  const { tables, rows } = await restore(url, path, backupSchema);
  return `Yedek yüklendi: ${path} (${tables} tablo, ${rows} satır)`;
});
