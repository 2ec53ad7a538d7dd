import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions, type Plugin } from 'vite';
import { sharedBySellers } from './sharedBySellers.ts';

const packages = new URL('..', import.meta.url).pathname;
const apiHost = process.env.LISTWRIGHT_API ?? 'http://127.0.0.1:3000';

/** The contract's schemas judge on the server; leaving them out of the browser saves 30 KB gz. */
const withoutSchemas: Plugin = {
  name: 'listwright:without-schemas',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/application/src/contract/')) return null;
    return {
      code: code
        .replace(
          "import * as z from 'zod';",
          `import { absentSchemas as z } from '${packages}web/src/api/absentSchemas.ts';`,
        )
        .replace(WORDS, ''),
      map: null,
    };
  },
};

/** What only the API's document says of an operation or a field. */
const WORDS =
  /(?:\.describe\(\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")\s*,?\s*\)|\b(?:summary|description):\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"),)/g;

/** Change seldom, so they stay in the browser's cache when the app changes. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const FRAME = /node_modules\/(react-router|react-router-dom|mobx|mobx-react-lite)\//;
/** What the check of a draft knows of products and words: large, loaded with the editor's check only, and seldom changed. */
const KINDS = /domain\/.*products\/kinds\//;
const WORD_KNOWLEDGE = /domain\/.*products\/(?:knowledge|reading\/words)\//;
const browser: BuildOptions = {
  outDir: 'dist/app',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  target: ['chrome120', 'edge120', 'firefox121', 'safari17'],
};

/** The three builds: the app (default), the script of the public pages, and those pages themselves for the server. */
const builds: Readonly<Record<string, BuildOptions>> = {
  app: {
    ...browser,
    emptyOutDir: true,
    manifest: '.vite/app.json',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT },
            { name: 'frame', test: FRAME },
            { name: 'kinds', test: KINDS },
            { name: 'words', test: WORD_KNOWLEDGE },
            { name: sharedBySellers, debugName: 'parts', minShareCount: 2 },
          ],
        },
      },
    },
  },
  // Apart from the app: what the two share would otherwise drag the app's kit into every public page.
  site: {
    ...browser,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/site.json',
    rolldownOptions: {
      input: 'src/site/browser/site.ts',
      output: { codeSplitting: { groups: [{ name: 'react', test: REACT }] } },
    },
  },
  pages: {
    outDir: 'dist/site',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    ssr: true,
    rolldownOptions: {
      input: [
        'src/site/createPublicSite.tsx',
        'src/site/entrances/renderEntrance.tsx',
        'src/site/entrances/renderFrame.tsx',
      ],
    },
  },
};

export default defineConfig(({ mode }) => ({
  root: new URL('.', import.meta.url).pathname,
  plugins: [withoutSchemas, react()],
  resolve: {
    alias: [
      { find: /^@listwright\/domain\/(.+)$/, replacement: `${packages}domain/src/$1/index.ts` },
      { find: '@listwright/application/contract', replacement: `${packages}application/src/contract/index.ts` },
    ],
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: apiHost, changeOrigin: false } } },
  build: builds[mode] ?? builds.app,
  // Whole: the server loads it wherever its packages stand.
  ssr: { noExternal: true },
  ...(mode === 'pages' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
}));
