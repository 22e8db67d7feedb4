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
    // Nothing as a data: URL, so that the content policy can name our own address only.
    assetsInlineLimit: 0,
    // What a page needs is named by its route's plan (app/route-plan.ts), not once more in each chunk that leads to
    // it: those lists grew with every page. The one style sheet is in every document.
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
