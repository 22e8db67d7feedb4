import { mostOwnTextLength, mostOwnTextParts, type OwnTextFormat } from '@pratik/contract/own-texts';
import { decodeText } from '../../../platform/files/decode-text.ts';
import { isZip } from '../../../platform/files/zip.ts';
import { joinedUpTo, paragraphBreak, tidyParagraphs } from './paragraphs.ts';
import { readEpub } from './read-epub.ts';
import { readPlain } from './read-plain.ts';
import { isSubtitles, readSubtitles } from './read-subtitles.ts';

export type TextFile =
  | { kind: 'empty' | 'no-text' | 'no-such-part' }
  | {
      kind: 'text';
      format: OwnTextFormat;
      /** The title that the file contains; empty if it contains none. */
      title: string;
      paragraphs: string[];
      parts: number;
    };

/**
 * Reads the text of a file and returns one part of it. The content of the file determines its format.
 * @throws when the file cannot be read
 */
export const run = async (bytes: Buffer, { part }: { part: number }): Promise<TextFile> => {
  const read = await readFile(bytes);
  if (!read) return { kind: 'no-text' };
  const paragraphs = tidyParagraphs(read.paragraphs);
  if (paragraphs.length === 0) return { kind: 'empty' };
  const parts = joinedUpTo(paragraphs, mostOwnTextLength, paragraphBreak).slice(0, mostOwnTextParts);
  const chosen = parts[part - 1];
  if (!chosen) return { kind: 'no-such-part' };
  return { kind: 'text', format: read.format, title: read.title, paragraphs: chosen, parts: parts.length };
};

type Read = { format: OwnTextFormat; title: string; paragraphs: string[] };

const readFile = async (bytes: Buffer): Promise<Read | null> => {
  if (isZip(bytes)) return { format: 'epub', ...(await readEpub(bytes)) };
  const text = decodeText(bytes);
  if (!isText(text)) return null;
  return isSubtitles(text)
    ? { format: 'subtitles', title: '', paragraphs: readSubtitles(text) }
    : { format: 'text', title: '', paragraphs: readPlain(text) };
};

/** Number of characters at the beginning of a file from which it is decided whether the file is a text. */
const looked = 4_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: this finds control characters
const binary = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g;

/** Returns whether a file is a text, and not for example a PDF file or a picture. */
const isText = (text: string): boolean => {
  const beginning = text.slice(0, looked);
  const strange = beginning.match(binary)?.length ?? 0;
  return (
    !beginning.startsWith('%PDF-') && !beginning.startsWith('{\\rtf') && strange * 100 <= beginning.length
  );
};
