import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, chunkPlan } from './build/chunk-plan.ts';
import { lightContract, lightSchema } from './build/light-contract.ts';
import { vadAssets, vadFolder } from './build/vad-assets.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [lightContract, chunkPlan, vadAssets, react()],
  define: { 'import.meta.env.VITE_VAD_FOLDER': JSON.stringify(`/${vadFolder}`) },
  server: {
    port: 5173,
    proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // No data: URLs, so that the content policy can allow only our own address.
    assetsInlineLimit: 0,
    // The route's plan (app/route-plan.ts) lists the files of a page. Chunks do not list them again, because those
    // lists grew with every page. The only style sheet is in every document.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: {
        app: `${root}index.html`,
        landing: `${root}src/app/landing/landing-entry.tsx`,
        login: `${root}src/app/login-entry.tsx`,
      },
      treeshake: { manualPureFunctions: [lightSchema] },
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups } },
    },
  },
}));
