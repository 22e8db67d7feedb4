import { inflateRawSync } from 'node:zlib';

/**
 * Returns the name and the text of the first file in a zip archive. The archive’s headers must contain the file’s
 * length, as in archives that Pratik creates.
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
