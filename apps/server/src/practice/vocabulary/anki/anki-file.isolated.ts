import { type Word, writeApkg } from './write-apkg.ts';
import { writeAnkiText } from './write-text.ts';

export type AnkiFileOptions = {
  format: 'text' | 'apkg';
  /** Time of the export in ISO 8601 format. */
  now: string;
};

/** Returns an Anki file as base64 text. @param input JSON lists of words, one list per line */
export const run = async (input: Buffer, { format, now }: AnkiFileOptions): Promise<string> => {
  const lines = input.toString('utf8').split('\n');
  const words = lines.flatMap((line) => (line === '' ? [] : (JSON.parse(line) as Word[])));
  const bytes = format === 'apkg' ? await writeApkg(words, new Date(now)) : writeAnkiText(words);
  return Buffer.from(bytes).toString('base64');
};
