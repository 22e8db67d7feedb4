import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Scenario } from '../kinds/scenario.ts';
import { type ContentError, readYaml } from './files.ts';

export const SCENARIO_DIR = fileURLToPath(new URL('../../library/scenarios/', import.meta.url));

/**
 * Name of a file in the scenario folder that contains no scenario. `error-practice.ts` reads it with another
 * schema.
 */
export const ERROR_PRACTICE_FILE = 'error-practice.yaml';

/**
 * Reads all scenarios in a folder, sorted by file name. A file that cannot be read is skipped and reported as
 * an error.
 */
export function readScenarios(dir: string = SCENARIO_DIR): { scenarios: Scenario[]; errors: ContentError[] } {
  const scenarios: Scenario[] = [];
  const errors: ContentError[] = [];
  const seen = new Set<string>();
  let files: string[] = [];
  try {
    files = readdirSync(dir).filter((name) => name.endsWith('.yaml') && name !== ERROR_PRACTICE_FILE);
  } catch {
    errors.push({ file: dir, item: '(folder)', reason: 'cannot be read' });
  }
  for (const file of files.sort()) {
    const read = readYaml(join(dir, file), file, Scenario);
    errors.push(...read.errors);
    if (!read.data) continue;
    if (seen.has(read.data.id)) {
      errors.push({ file, item: read.data.id, reason: 'this id is used by another file' });
      continue;
    }
    seen.add(read.data.id);
    scenarios.push(read.data);
  }
  return { scenarios, errors };
}
