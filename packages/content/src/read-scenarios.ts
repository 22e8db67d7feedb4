import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { z } from 'zod';
import { Scenario } from './scenario.ts';

export type ContentFault = { file: string; item: string; reason: string };

export const SCENARIO_DIR = fileURLToPath(new URL('../library/scenarios/', import.meta.url));

/** Lives in the same folder, has its own schema (`error-practice.ts`). */
export const ERROR_PRACTICE_FILE = 'error-practice.yaml';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** One YAML file against a schema: its data, or every fault by name. Never throws. */
export function readYaml<T>(
  path: string,
  file: string,
  schema: z.ZodType<T>,
): { data: T | null; faults: ContentFault[] } {
  try {
    const parsed = schema.safeParse(parse(utf8.decode(readFileSync(path)), { uniqueKeys: true }));
    if (parsed.success) return { data: parsed.data, faults: [] };
    const faults = parsed.error.issues.map((issue) => ({
      file,
      item: issue.path.map(String).join('.') || '(file)',
      reason: issue.message,
    }));
    return { data: null, faults };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? 'unreadable') : 'unreadable';
    return { data: null, faults: [{ file, item: '(file)', reason }] };
  }
}

/** Every scenario of a folder, sorted by file name; what cannot be read is a fault and does not stop the rest. */
export function readScenarios(dir: string = SCENARIO_DIR): { scenarios: Scenario[]; faults: ContentFault[] } {
  const scenarios: Scenario[] = [];
  const faults: ContentFault[] = [];
  const seen = new Set<string>();
  let files: string[] = [];
  try {
    files = readdirSync(dir).filter((name) => name.endsWith('.yaml') && name !== ERROR_PRACTICE_FILE);
  } catch {
    faults.push({ file: dir, item: '(folder)', reason: 'cannot be read' });
  }
  for (const file of files.sort()) {
    const read = readYaml(join(dir, file), file, Scenario);
    faults.push(...read.faults);
    if (!read.data) continue;
    if (seen.has(read.data.id)) {
      faults.push({ file, item: read.data.id, reason: 'this id is used by another file' });
      continue;
    }
    seen.add(read.data.id);
    scenarios.push(read.data);
  }
  return { scenarios, faults };
}
