import { statSync } from 'node:fs';
import { backupTexts } from './backup.tr.ts';
import { backUp } from './backup.ts';
import { insertBackup } from './backups.store.ts';
import { countText, runFileCommand, sizeText } from './command.ts';

await runFileCommand('npm run backup -- DOSYA', { mayMake: false }, async ({ url, place }, path) => {
  const totals = await backUp(url, path);
  const { size: bytes } = statSync(path);
  await insertBackup(url, { ...totals, bytes });
  return backupTexts.backedUp(path, place, countText(totals), sizeText(bytes));
});
