import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

const contract = fileURLToPath(new URL('../../packages/contract/src/', import.meta.url));

/** The modules that use the contract's calls and plain values, never its schemas. */
const usesNoSchema =
  /apps\/web\/src\/((app|ui|progress|practice)\/|lib\/(?!contract-resolver)|identity\/(?![a-z-]+-page))/;

/** Stands for zod where schemas are declared and never asked; asking one would be a mistake, and says so. */
const noZod = `
const asked = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'options', '_zod', '~standard']);
export const z = new Proxy(() => z, {
  get: (_, name) => {
    if (asked.has(name)) throw new Error('A module that vite.config.ts takes to use no schema used one');
    return z;
  },
  apply: () => z,
});`;

/**
 * Keeps zod (22 kB) out of the pages that check no form: the modules above get a copy of the contract whose
 * schemas are declared on nothing, and which is not tied to the chunks of the pages that do.
 */
const lightContract: Plugin = {
  name: 'light-contract',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => {
    const fromLight = importer?.endsWith('?light') ?? false;
    if (fromLight && source === 'zod') return 'zod?light';
    if (fromLight && source.startsWith('./')) return `${contract}${source.slice(2)}?light`;
    if (!source.startsWith('@pratik/contract/') || !usesNoSchema.test(importer?.replaceAll('\\', '/') ?? ''))
      return null;
    return `${contract}${source.split('/')[2]}.ts?light`;
  },
  load: {
    filter: { id: /\?light$/ },
    handler: async (id) => {
      const code = id === 'zod?light' ? noZod : await readFile(id.replace('?light', ''), 'utf8');
      // Declaring a schema has no effect but its value; said so, what a page does not use is left out.
      return {
        code: code.replaceAll(/= (?=(z|get|post)\b)/g, '= /* @__PURE__ */ '),
        moduleSideEffects: false,
      };
    },
  },
};

export default defineConfig({
  root,
  plugins: [lightContract, react()],
  server: {
    port: 5173,
    proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // Nothing as a data: URL, so that the content policy can name our own address only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        app: `${root}index.html`,
        landing: `${root}src/app/landing/landing-entry.tsx`,
        login: `${root}src/app/login-entry.tsx`,
      },
    },
  },
});
