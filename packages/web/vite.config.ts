import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const packages = new URL('..', import.meta.url).pathname;
const apiHost = process.env.LISTWRIGHT_API ?? 'http://127.0.0.1:3000';

/** What every screen needs, in two files that change seldom; everything else follows the lazy scenes. */
const SHELL = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite)\//;

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@listwright\/domain\/(.+)$/, replacement: `${packages}domain/src/$1/index.ts` },
      { find: '@listwright/application/contract', replacement: `${packages}application/src/contract/index.ts` },
    ],
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: apiHost, changeOrigin: false } } },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome120', 'edge120', 'firefox121', 'safari17'],
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [{ name: 'react', test: SHELL }],
        },
      },
    },
  },
});
