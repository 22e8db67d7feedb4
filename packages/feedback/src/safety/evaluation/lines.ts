import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPrivate } from '@pratik/text/masking';
import { dangerIn } from '../check.ts';

const sentencesIn = (folder: string): string[] => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => /\.(?:md|yaml|txt)$/.test(name));
  const lines = texts.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?])\s+/)).map((one) => one.trim());
  return [...new Set(sentences)].filter((one) => /\p{L}{2}.*\s/u.test(one));
};

/** Returns the sentences in a folder of harmless texts that the rules wrongly treat as private data or as a danger. */
export const linesOn = (folder: string): string[] => {
  const sentences = sentencesIn(folder);
  const masked = sentences.flatMap((text) =>
    findPrivate(text).map(({ kind, start, end }) => `  [${kind}] ${text.slice(start, end)} in: ${text}`),
  );
  const alarms = sentences.flatMap((text) => {
    const danger = dangerIn(text);
    return danger ? [`  ${danger}: ${text}`] : [];
  });
  const title = `${sentences.length} sentences: ${masked.length} pieces masked, ${alarms.length} taken for danger`;
  return [title, ...masked, ...alarms];
};

// Usage: node packages/feedback/src/safety/evaluation/lines.ts packages/content/library
const [, script, folder] = process.argv;
if (script === import.meta.filename && folder) process.stdout.write(`${linesOn(folder).join('\n')}\n`);
