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

type Entry = { name: string; method: number; size: number; at: number };

/** Reads the directory of a ZIP file. @throws RangeError, Error when the file is not a ZIP file */
const entriesOf = (zip: Buffer): Entry[] => {
  const least = Math.max(0, zip.length - endLength - longestComment);
  let end = zip.length - endLength;
  while (end >= least && zip.readUInt32LE(end) !== endMark) end -= 1;
  if (end < least) throw new Error('not a zip file');
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== entryMark) throw new Error('the zip file is damaged');
    const nameLength = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      size: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
};

/**
 * Decompresses the first of the named files that the ZIP file contains; null when it contains no such file.
 * Decompresses at most `most` bytes, regardless of the declared size.
 * @throws when the file is not a ZIP file, is damaged, or is larger than `most` after decompression
 */
export const zipEntry = async (
  zip: Buffer,
  names: readonly string[],
  most: number,
): Promise<{ name: string; bytes: Buffer } | null> => {
  const entries = entriesOf(zip);
  const entry = names.flatMap((name) => entries.find((one) => one.name === name) ?? [])[0];
  if (!entry) return null;
  if (zip.readUInt32LE(entry.at) !== localMark) throw new Error('the zip file is damaged');
  const from = entry.at + 30 + zip.readUInt16LE(entry.at + 26) + zip.readUInt16LE(entry.at + 28);
  const packed = zip.subarray(from, from + entry.size);
  if (entry.method === stored && packed.length <= most) return { name: entry.name, bytes: packed };
  if (entry.method !== deflated) throw new Error('the compression method of the zip file is not supported');
  return { name: entry.name, bytes: await inflate(packed, { maxOutputLength: most }) };
};
