import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The body of the thread that reads workbooks, built from the sources, for `new FileTableReader(…)` in tests: a worker
 * thread knows nothing of the transforms that tests run under, and what was compiled before may be stale.
 */
export async function sheetThreadFromSource(root = process.cwd()): Promise<URL> {
  const esbuild = await import('esbuild');
  const folder = path.join(root, '.tmp/threads');
  mkdirSync(folder, { recursive: true });
  const outfile = path.join(folder, `sheetWorker-${process.pid}.mjs`);
  await esbuild.build({
    entryPoints: [path.join(root, 'packages/adapters/src/files/tables/xlsx/sheetWorker.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  await esbuild.stop();
  return pathToFileURL(outfile);
}
