import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { PLACE, sourceOfDoors } from './doors.cjs';

/**
 * Bundles what the layers above import of domain and application from their sources, at the beginning of each run: a test file
 * would otherwise load a thousand modules, of which jest keeps none for the next.
 */
export default async function makeBundles() {
  const sources = sourceOfDoors();
  const { outputFiles } = await build({
    entryPoints: [...sources].map(([name, source]) => ({ in: source, out: name })),
    outdir: PLACE,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    packages: 'external',
    plugins: [throughDoors(sources)],
    write: false,
    logLevel: 'warning',
  });
  for (const { path: file, text } of outputFiles) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    // At once: another run of this checkout may be reading it.
    const made = `${file}.${process.pid}`;
    writeFileSync(made, text);
    renameSync(made, file);
  }
  const chunks = path.join(PLACE, 'chunks');
  const made = new Set(outputFiles.map(({ path: file }) => path.basename(file)));
  for (const name of readdirSync(chunks)) if (!made.has(name)) rmSync(path.join(chunks, name));
}

function throughDoors(sources) {
  return {
    name: 'doors',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^(@listwright\/|zod$)/ }, ({ path: name }) => ({ path: sources.get(name) })),
  };
}
