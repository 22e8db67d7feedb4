import { backupTexts } from './backup.tr.ts';
import { backupSchema } from './backup-schema.ts';
import { countText, runFileCommand } from './command.ts';
import { restore } from './restore.ts';

const options = { mayMake: true, readsFile: true };
await runFileCommand('npm run restore -- DOSYA', options, async ({ url, place }, path) => {
  const totals = await restore(url, path, backupSchema);
  return backupTexts.restored(path, place, countText(totals));
});
