import { createReadStream, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

/**
 * The files for voice detection in the browser: the model, its runtime, and the worklet that splits sound into
 * frames.
 */
const files = [
  ['@ricky0123/vad-web', 'silero_vad_v5.onnx'],
  ['@ricky0123/vad-web', 'vad.worklet.bundle.min.js'],
  ['onnxruntime-web', 'ort-wasm-simd-threaded.mjs'],
  ['onnxruntime-web', 'ort-wasm-simd-threaded.wasm'],
] as const;

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`${modules}${name}/package.json`, 'utf8')).version;

/**
 * The library requests its files by fixed names. The folder name contains the library versions, so browsers can
 * cache the files permanently.
 */
export const vadFolder = `assets/vad-${versionOf('@ricky0123/vad-web')}-${versionOf('onnxruntime-web')}/`;

/**
 * Serves the voice detection files from our own server. A browser downloads them only when the user switches on
 * hands-free mode.
 */
export const vadAssets: Plugin = {
  name: 'vad-assets',
  generateBundle() {
    // Prerendering is a separate build that needs no voice detection files.
    if (this.environment.config.build.ssr) return;
    for (const [name, file] of files) {
      const source = readFileSync(`${modules}${name}/dist/${file}`);
      this.emitFile({ type: 'asset', fileName: `${vadFolder}${file}`, source });
    }
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const asked = files.find(([, file]) => request.url?.split('?')[0] === `/${vadFolder}${file}`);
      if (!asked) return next();
      const type = asked[1].endsWith('js') ? 'text/javascript' : 'application/wasm';
      response.setHeader('content-type', type);
      createReadStream(`${modules}${asked[0]}/dist/${asked[1]}`).pipe(response);
    });
  },
};
