import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endLength = 22;
const longestComment = 0xffff;
const stored = 0;
const deflated = 8;
/** Maximum number of entries in a ZIP file. Word files and books have far fewer entries. */
const mostEntries = 10_000;

type Entry = { method: number; size: number; at: number };

export type ZipFile = {
  has(name: string): boolean;
  /**
   * Decompresses a file of the ZIP file; null when there is no such file. Decompresses at most `most` bytes,
   * regardless of the declared size.
   * @throws when the file is damaged, or is larger than `most` after decompression
   */
  read(name: string, most: number): Promise<Buffer | null>;
};

export const isZip = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt32LE(0) === localMark;

/** Reads the directory of a ZIP file. If a name occurs twice, the first entry is used. */
const entriesOf = (zip: Buffer): Map<string, Entry> => {
  const least = Math.max(0, zip.length - endLength - longestComment);
  let end = zip.length - endLength;
  while (end >= least && zip.readUInt32LE(end) !== endMark) end -= 1;
  if (end < least) throw new Error('not a zip file');
  const entries = new Map<string, Entry>();
  let at = zip.readUInt32LE(end + 16);
  const count = zip.readUInt16LE(end + 10);
  if (count > mostEntries) throw new Error('the zip file has too many entries');
  for (let left = count; left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== entryMark) throw new Error('the zip file is damaged');
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const entry = {
      method: zip.readUInt16LE(at + 10),
      size: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    };
    if (!entries.has(name)) entries.set(name, entry);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
};

/** Opens a ZIP file. @throws RangeError, Error when the file is not a ZIP file or has too many entries */
export const openZip = (zip: Buffer): ZipFile => {
  const entries = entriesOf(zip);
  return {
    has: (name) => entries.has(name),
    async read(name, most) {
      const entry = entries.get(name);
      if (!entry) return null;
      if (zip.readUInt32LE(entry.at) !== localMark) throw new Error('the zip file is damaged');
      const from = entry.at + 30 + zip.readUInt16LE(entry.at + 26) + zip.readUInt16LE(entry.at + 28);
      const packed = zip.subarray(from, from + entry.size);
      if (entry.method === stored && packed.length <= most) return packed;
      if (entry.method !== deflated)
        throw new Error('the compression method of the zip file is not supported');
      return inflate(packed, { maxOutputLength: most });
    },
  };
};
