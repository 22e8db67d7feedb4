import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './hash.mjs';
import { cache, root, toolEnv } from './paths.mjs';
import { runQuietly } from './run.mjs';
import { fail } from './say.mjs';

const stamp = join(root, 'apps/web/dist/.build-hash');
/** Source files and folders of the web application. */
const sources = [
  'apps/web',
  'packages/contract',
  'packages/text',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
];

/** Builds the web application if the build is missing or a source file has changed. */
export async function ensureWebBuilt() {
  const hash = hashFiles(root, sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const logFile = join(cache, 'web-build.log');
  const { code, output } = await runQuietly(
    'Web uygulaması derleniyor',
    'npm',
    ['run', 'build', '-w', '@pratik/web'],
    {
      cwd: root,
      env: toolEnv(),
      logFile,
    },
  );
  if (code !== 0) fail(`Web uygulaması derlenemedi. Ayrıntı: ${logFile}`, output);
  writeFileSync(stamp, hash);
}
