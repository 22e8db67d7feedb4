import { inflateRawSync } from 'node:zlib';

/**
 * The name and the text of the first file in a zip. The zip’s headers must contain the file’s length, as Pratik’s
 * zips do.
 */
export const firstOfZip = (zip: Buffer): { name: string; text: string } => {
  const length = zip.readUInt32LE(18);
  const nameLength = zip.readUInt16LE(26);
  const start = 30 + nameLength + zip.readUInt16LE(28);
  return {
    name: zip.toString('utf8', 30, 30 + nameLength),
    text: inflateRawSync(zip.subarray(start, start + length)).toString('utf8'),
  };
};
