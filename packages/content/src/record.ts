import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cefrLevels } from '@pratik/contract/common';
import { textsOf } from './check/texts.ts';
import type { Library, LibraryWord } from './library.ts';
import { plain } from './meaning/tokens.ts';
import { LIBRARY_DIR, readLibrary } from './read/read-library.ts';

/**
 * This module writes measurements of author tools into the library files: the predicted level of each text,
 * whether the text fits its level, and the reference level of a word if it differs from the level in the
 * library. The level profiler and its word lists are not part of the project; this module declares only the
 * interface of the profiler.
 */
type Analysis = { fk: number };
type Profiler = {
  analyse(text: string): Analysis;
  predict(analysis: Analysis): { level: string } | null;
  gate(analysis: Analysis, level: string, glossed: readonly string[]): { pass: boolean };
  lists(): Map<string, { min: number; pos: Record<string, number> }>;
};

const REFERENCE_LEVELS = [...cefrLevels, 'C2'] as const;

const edit = (file: string, change: (text: string) => string): boolean => {
  const path = join(LIBRARY_DIR, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(path, after);
  return after !== before;
};

function recordProfiles(library: Library, profiler: Profiler): number {
  return textsOf(library).filter(({ file, paragraphs, level, glossary }) => {
    const analysis = profiler.analyse(paragraphs.join('\n\n'));
    const predicted = profiler.predict(analysis)?.level.slice(0, 2) ?? level;
    const { pass } = profiler.gate(analysis, level, Object.keys(glossary));
    const line = `profile: { level: ${predicted}, passed: ${pass} }`;
    return edit(file, (text) =>
      /^profile:.*$/m.test(text)
        ? text.replace(/^profile:.*$/m, line)
        : text.replace(/^questions:/m, `${line}\nquestions:`),
    );
  }).length;
}

function referenceOf({ word, pos }: LibraryWord, lists: ReturnType<Profiler['lists']>): string {
  const entry = lists.get(plain(word));
  const step = entry?.pos[pos] ?? entry?.min;
  return (step === undefined ? undefined : REFERENCE_LEVELS[step - 1]) ?? 'none';
}

function recordReferences(library: Library, profiler: Profiler): number {
  const lists = profiler.lists();
  const files = Map.groupBy(library.words, ({ file }) => file);
  return [...files].filter(([file, words]) =>
    edit(file, (text) => {
      const bare = text.replace(/^ {4}reference:.*\n/gm, '');
      // A reference list has one level for all senses of a word, so only the most frequent sense gets a reference
      // level.
      return words
        .filter(({ sense }) => sense === undefined)
        .reduce((yaml, word) => {
          const reference = referenceOf(word, lists);
          if (reference === word.level) return yaml;
          const head = new RegExp(
            `(^  - word: ["']?${word.word}["']?(?: +#.*)?\\n    pos: ${word.pos}\\b.*\\n)(?! {4}sense:)`,
            'm',
          );
          return yaml.replace(head, `$1    reference: ${reference}\n`);
        }, bare);
    }),
  ).length;
}

/**
 * Writes the measurements of texts and words into the library files. Returns the number of changed files. Throws an
 * error if the profiler cannot be loaded.
 */
export async function record(profilerPath: string): Promise<number> {
  const profiler: Profiler = await import(pathToFileURL(resolve(profilerPath)).href);
  const { library } = readLibrary();
  return recordProfiles(library, profiler) + recordReferences(library, profiler);
}
