import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(m?js|css|html|svg|json|txt|webmanifest|wasm)$/;
/** Megabytes that few ever fetch: the last percent would take a minute. */
const heavy = /\.wasm$/;
const heavyQuality = 9;
/** Below this many bytes an answer fits one packet either way. */
const least = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts a `.br` and a `.gz` beside every file of a folder that is worth it, for a server that sends files as they are. */
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
