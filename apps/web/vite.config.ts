import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  plugins: [react()],
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
  },
});
