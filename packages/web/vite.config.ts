import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const packages = new URL('..', import.meta.url).pathname;
const apiHost = process.env.LISTWRIGHT_API ?? 'http://127.0.0.1:3000';

/** The contract's schemas judge on the server; leaving them out of the browser saves 30 KB gz. */
const withoutSchemas: Plugin = {
  name: 'listwright:without-schemas',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/application/src/contract/')) return null;
    return {
      code: code.replace(
        "import * as z from 'zod';",
        `import { absentSchemas as z } from '${packages}web/src/api/absentSchemas.ts';`,
      ),
      map: null,
    };
  },
};

/** Changes seldom, so it stays in the browser's cache when the app changes. */
const REACT = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite)\//;

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  plugins: [withoutSchemas, react()],
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
        codeSplitting: {
          groups: [{ name: 'react', test: REACT }],
        },
      },
    },
  },
});
