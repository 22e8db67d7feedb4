import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

/** One problem in a library file or item, reported to the author. */
export type ContentError = { file: string; item: string; reason: string };
export type ReadFile<T> = { data: T | null; errors: ContentError[] };

const utf8 = new TextDecoder('utf-8', { fatal: true });

const checked = <T>(value: unknown, file: string, schema: z.ZodType<T>): ReadFile<T> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data, errors: [] };
  const errors = parsed.error.issues.map((issue) => ({
    file,
    item: issue.path.map(String).join('.') || '(file)',
    reason: issue.message,
  }));
  return { data: null, errors };
};

const unreadable = (file: string, error: unknown): ContentError => ({
  file,
  item: '(file)',
  reason: error instanceof Error ? (error.message.split('\n')[0] ?? 'unreadable') : 'unreadable',
});

/**
 * Reads one YAML file and validates its content with a schema. Returns the data, or all errors. Never throws an
 * error.
 */
export function readYaml<T>(path: string, file: string, schema: z.ZodType<T>): ReadFile<T> {
  try {
    return checked(parse(utf8.decode(readFileSync(path)), { uniqueKeys: true }), file, schema);
  } catch (error) {
    return { data: null, errors: [unreadable(file, error)] };
  }
}

/** Joins the lines of a paragraph. A backslash at the end of a line keeps the line break, as in Markdown. */
const unwrapped = (paragraph: string): string =>
  paragraph
    .trim()
    .split(/\\[^\S\n]*\r?\n/)
    .map((line) => line.trim().replace(/\s*\r?\n\s*/g, ' '))
    .join('\n');

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Returns the lines that the screen would join with the next line of their paragraph. */
const softBreaks = (paragraph: string): string[] =>
  paragraph
    .trim()
    .split(/\r?\n/)
    .slice(0, -1)
    .filter((line) => !/\\\s*$/.test(line));

/**
 * Reads a Markdown file with YAML front matter. Validates the front matter with a schema, and returns it with the
 * paragraphs below it.
 * Returns errors instead of throwing an error.
 */
export function readMarkdown<T>(
  path: string,
  file: string,
  schema: z.ZodType<T>,
): ReadFile<{ head: T; paragraphs: string[] }> {
  try {
    const parts = FRONT_MATTER.exec(utf8.decode(readFileSync(path)));
    if (!parts) throw new Error('front matter between two lines of --- is missing');
    const [, front = '', body = ''] = parts;
    const { data, errors } = checked(parse(front, { uniqueKeys: true }), file, schema);
    const written = body.split(/\r?\n\s*\r?\n/);
    const paragraphs = written.map(unwrapped).filter((text) => text !== '');
    for (const line of written.flatMap(softBreaks))
      errors.push({
        file,
        item: 'text',
        reason: `a line without a backslash at its end: ${line.slice(0, 60)}`,
      });
    if (paragraphs.length === 0) errors.push({ file, item: 'text', reason: 'missing' });
    return { data: data && paragraphs.length > 0 ? { head: data, paragraphs } : null, errors };
  } catch (error) {
    return { data: null, errors: [unreadable(file, error)] };
  }
}

/**
 * Returns the paths, relative to `root`, of all files with this extension in a folder and its subfolders, sorted.
 * Returns an empty list if the folder does not exist.
 */
export function filesBelow(root: string, folder: string, ending: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .sort();
  } catch {
    return [];
  }
}
