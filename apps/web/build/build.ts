/** Builds the web application into `dist`: the single-page application and the prerendered pages. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { type Manifest, staticFiles } from './manifest.ts';
import { precompress } from './precompress.ts';
import { routeChunks } from './route-chunks.ts';
import { buildServiceWorker } from './service-worker.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const configFile = `${root}vite.config.ts`;
const dist = `${root}dist/`;
const ssr = `${root}dist-prerender/`;

await build({ configFile });
const manifest: Manifest = JSON.parse(await readFile(`${dist}.vite/manifest.json`, 'utf8'));

await build({
  configFile,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: ssr,
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: { input: { prerender: `${root}src/app/prerender.tsx` } },
  },
});
const { documents, prerender } = await import(pathToFileURL(`${ssr}prerender.js`).href);

const template = await readFile(`${dist}index.html`, 'utf8');
for (const document of documents) {
  const { html, styles } = prerender(document);
  const { file, css, imports } = staticFiles(manifest, [document.entry]);
  const head = [
    ...css.map((name) => `<link rel="stylesheet" href="/${name}">`),
    ...imports.map((name) => `<link rel="modulepreload" href="/${name}">`),
    `<script type="module" src="/${file}"></script>`,
    styles,
  ].join('\n    ');
  const page = template
    // Removes the script and the styles of the single-page application from the HTML template, because prerendered
    // pages do not use them.
    .replaceAll(/\s*<(script type="module"[^>]*><\/script|link rel="(modulepreload|stylesheet)"[^>]*)>/g, '')
    .replace(/<title>.*?<\/title>/, `<title>${document.title}</title>`)
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
  await writeFile(`${dist}${document.file}`, page);
}
await writeFile(`${dist}routes-preload.json`, `${JSON.stringify(routeChunks(manifest), null, 2)}\n`);
await buildServiceWorker(root, dist, manifest);
await precompress(dist);
await rm(ssr, { recursive: true });
