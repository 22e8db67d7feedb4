import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const bin = join(root, 'node_modules', '.bin');
/** Folder for logs and reports of the scripts. The folder is not under version control. */
export const cache = join(root, '.cache');
/** Returns environment variables in which PATH starts with the project’s own `node` and the tools in node_modules. */
export function toolEnv(extra = {}) {
  return { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}`, ...extra };
}
