import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/**
 * Reads a file that contains one JSON value per line. @throws Error that names the file and the number of an
 * invalid line
 */
export function readJsonLines<T>(path: string, schema: z.ZodType<T>): T[] {
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    try {
      return schema.parse(JSON.parse(line));
    } catch (cause) {
      throw new Error(`${path}:${index + 1} is not a valid JSON line`, { cause });
    }
  });
}
