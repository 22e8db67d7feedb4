import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, chunkPlan } from './build/chunk-plan.ts';
import { lightContract } from './build/light-contract.ts';
import { lightSchema } from './build/light-modules.ts';
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
    // Inlining is disabled, so that the Content Security Policy need not allow data: URLs.
    assetsInlineLimit: 0,
    // Chunks do not list their dependencies, because such lists would grow with every page. Instead, the route plan
    // (app/route-plan.ts) lists the files of each page, and every HTML document links the only style sheet.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: {
        app: `${root}index.html`,
        landing: `${root}src/app/landing/landing-entry.tsx`,
        login: `${root}src/app/login-entry.tsx`,
      },
      treeshake: {
        manualPureFunctions: [lightSchema],
        // Emotion and MUI import these CommonJS packages for functions that this application does not use.
        moduleSideEffects: [
          { test: /\/node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups } },
    },
  },
}));
