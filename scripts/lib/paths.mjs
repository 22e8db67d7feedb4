import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const bin = join(root, 'node_modules', '.bin');
/** Logs and reports of the scripts. Not under version control. */
export const cache = join(root, '.cache');
/** An environment in which `node` and the tools of node_modules come first. */
export function toolEnv(extra = {}) {
  return { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}`, ...extra };
}
