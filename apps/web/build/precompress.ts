import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(m?js|css|html|svg|json|txt|webmanifest|wasm)$/;
/**
 * Matches large files that few users download. Compressing such a file at the highest level would take a minute and
 * reduce its size by only about 1 % more.
 */
const heavy = /\.wasm$/;
const heavyQuality = 9;
/** Files below this number of bytes are not compressed, because their responses fit into one network packet. */
const least = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses the files of a folder. If the compressed file is smaller, writes it with the suffix `.br` or `.gz`
 * beside the original file. The server sends the compressed files unchanged.
 */
export const precompress = async (folder: string): Promise<void> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => text.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(`${folder}${name}`);
      if (bytes.length < least) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: heavy.test(name) ? heavyQuality : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
      await Promise.all([writeFile(`${folder}${name}.br`, br), writeFile(`${folder}${name}.gz`, gz)]);
    }),
  );
};
