import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build } from 'vite';
import type { Manifest } from './manifest.ts';

/**
 * Matches modules that work only online or that few users open. The service worker does not precache these modules;
 * the browser loads them on demand.
 */
const onlineOnly = /src\/(admin|identity\/(firebase|oidc))\/|hands-free|admin-dashboard/;

/** Returns the paths of all application files that the service worker precaches: code, styles and fonts. */
export const filesOf = (manifest: Manifest): string[] => {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || onlineOnly.test(key)) return;
    seen.add(key);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit('index.html');
  const files = [...seen].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key] ?? { file: '' };
    return [file, ...css, ...assets];
  });
  return [...new Set(files)].filter((file) => file.startsWith('assets/')).map((file) => `/${file}`);
};

/**
 * Writes the service worker `sw.js` to the folder of the pages. The version of the service worker changes when a
 * precached file or `index.html` changes.
 */
export const buildServiceWorker = async (root: string, dist: string, manifest: Manifest): Promise<void> => {
  const files = filesOf(manifest);
  const page = await readFile(`${dist}index.html`);
  const version = createHash('sha256').update(files.join(' ')).update(page).digest('hex').slice(0, 12);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __WORKER_FILES__: JSON.stringify(files),
      __WORKER_ENTRY__: JSON.stringify(`/${manifest['index.html']?.file}`),
      __WORKER_VERSION__: JSON.stringify(version),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: `${root}src/app/offline/service-worker.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
};
