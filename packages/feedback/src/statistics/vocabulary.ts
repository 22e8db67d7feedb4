import { createReadStream } from 'node:fs';
import { createBrotliDecompress } from 'node:zlib';
import { wordCounts } from './word-counts.ts';

export type { WordCount } from './word-counts.ts';

/**
 * Reads how often each word occurs in the training text. Decompresses only the beginning of the model file, which
 * contains the word list: about 1 MB instead of 40 MB.
 */
export async function readWordCounts(
  path: string | URL = new URL('./model.bin', import.meta.url),
): Promise<ReturnType<typeof wordCounts>> {
  const source = createReadStream(path);
  const plain = source.pipe(createBrotliDecompress());
  // Ends the loop below if the file cannot be read. Otherwise the loop would wait forever.
  source.on('error', (error) => plain.destroy(error));
  const parts: Buffer[] = [];
  let size = 0;
  let end = Number.POSITIVE_INFINITY;
  try {
    for await (const part of plain) {
      parts.push(part as Buffer);
      size += (part as Buffer).length;
      if (end === Number.POSITIVE_INFINITY && size >= 4) end = 4 + Buffer.concat(parts).readUInt32LE(0);
      if (size >= end) break;
    }
  } finally {
    source.destroy();
    plain.destroy();
  }
  const head = JSON.parse(Buffer.concat(parts).subarray(4, end).toString()) as {
    lists: Record<string, string[]>;
  };
  return wordCounts(head.lists);
}
