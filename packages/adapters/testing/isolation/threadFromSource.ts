import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The body of a thread, built from the sources, for tests: a worker thread knows nothing of the transforms that tests run under,
 * and what was compiled before may be stale. `name` is its place in `packages/adapters/src`, without its ending.
 */
export async function threadFromSource(name: string, root = process.cwd()): Promise<URL> {
  const esbuild = await import('esbuild');
  const folder = path.join(root, '.tmp/threads');
  mkdirSync(folder, { recursive: true });
  const outfile = path.join(folder, `${path.basename(name)}-${process.pid}.mjs`);
  await esbuild.build({
    entryPoints: [path.join(root, `packages/adapters/src/${name}.ts`)],
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
