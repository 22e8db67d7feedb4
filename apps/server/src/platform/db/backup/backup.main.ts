import { backUp } from './backup.ts';
import { runFileCommand } from './command.ts';

await runFileCommand('npm run backup -- DOSYA', async ({ url }, path) => {
  const { tables, rows } = await backUp(url, path);
  return `Yedek alındı: ${path} (${tables} tablo, ${rows} satır)`;
});
