import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { lightSchema, lightSourceOf, usesNoSchema } from './light-modules.ts';

const contract = fileURLToPath(new URL('../../../packages/contract/src/', import.meta.url));

/**
 * Source of the module that replaces zod in the light copies of the API contract. A light copy may declare schemas,
 * but using such a schema throws an error.
 */
const noZod = `
const asked = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'options', '_zod', '~standard']);
export const ${lightSchema} = new Proxy(() => ${lightSchema}, {
  get: (_, name) => {
    if (asked.has(name)) throw new Error('A module that is taken to use no schema used one: light-contract.ts');
    return ${lightSchema};
  },
  apply: () => ${lightSchema},
});`;

/**
 * Keeps zod (22 kB) out of pages that have no form to validate. Modules that match `usesNoSchema` import a light
 * copy of the API contract with empty schemas. Pages with forms import the full contract.
 */
export const lightContract: Plugin = {
  name: 'light-contract',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => {
    const fromLight = importer?.endsWith('?light') ?? false;
    if (fromLight && source === 'zod') return 'zod?light';
    if (fromLight && source.startsWith('./')) return `${contract}${source.slice(2)}?light`;
    if (!source.startsWith('@pratik/contract/')) return null;
    if (!usesNoSchema.test(importer?.replaceAll('\\', '/') ?? '')) return null;
    return `${contract}${source.split('/')[2]}.ts?light`;
  },
  load: {
    filter: { id: /\?light$/ },
    handler: async (id) => ({
      code: id === 'zod?light' ? noZod : lightSourceOf(await readFile(id.replace('?light', ''), 'utf8')),
      moduleSideEffects: false,
    }),
  },
};
