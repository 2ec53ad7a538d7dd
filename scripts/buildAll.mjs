import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bundle } from './bundle.mjs';
import { isBuilt } from './isBuilt.mjs';
import { root } from './root.mjs';
import { runBin } from './run.mjs';
import { takeLock } from './takeLock.mjs';

const STAMP = path.join(root, '.tmp/built');

/** Compiles all packages, bundles command line and server, and builds the web app; does nothing where no source changed. */
export async function build({ force = false } = {}) {
  if (!force && (await isCurrent())) return;
  // Two builds of one checkout would empty each other's folders.
  const release = takeLock(path.join(root, '.build.lock'), 'build');
  try {
    if (force || !(await isCurrent())) await buildAll();
  } finally {
    release();
  }
}

async function isCurrent() {
  return isBuilt() && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === (await sourcesStamp());
}

async function buildAll() {
  console.error('Building (about a minute, after each change) …');
  const stamp = await sourcesStamp();
  rmSync(STAMP, { force: true });
  for (const name of ['domain', 'application', 'adapters', 'cli'])
    runBin('typescript/bin/tsc', ['-b', `packages/${name}`]);
  await bundle();
  // Under a test's NODE_ENV the pages would call React's development functions, which its production build lacks.
  const web = { cwd: path.join(root, 'packages/web'), env: { ...process.env, NODE_ENV: 'production' } };
  runBin('vite/bin/vite.js', ['build', '--logLevel', 'warn'], web);
  runBin('vite/bin/vite.js', ['build', '--logLevel', 'warn', '--mode', 'site'], web);
  runBin('vite/bin/vite.js', ['build', '--logLevel', 'warn', '--mode', 'pages'], web);
  await precompress(path.join(root, 'packages/web/dist/app'));
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp);
}

/** Size and time of every source file: enough to detect changes within milliseconds. */
async function sourcesStamp() {
  const hash = createHash('sha256');
  const names = ['package-lock.json', 'tsconfig.base.json', 'scripts/buildAll.mjs', 'scripts/bundle.mjs'];
  for (const name of ['domain', 'application', 'adapters', 'cli', 'web']) {
    const base = path.join('packages', name);
    const entries = await readdir(path.join(root, base), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const folder = path.relative(root, entry.parentPath);
      if (entry.isFile() && !/(^|[\\/])(dist|node_modules)([\\/]|$)/.test(folder))
        names.push(path.join(folder, entry.name));
    }
  }
  for (const name of names.toSorted()) {
    const { size, mtimeMs } = statSync(path.join(root, name));
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

async function precompress(folder) {
  const [br, gz] = [promisify(brotliCompress), promisify(gzip)];
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && /\.(js|css|svg|json|html|webmanifest)$/.test(file.name));
  await Promise.all(
    texts.map(async (file) => {
      const name = path.join(file.parentPath, file.name);
      const content = await readFile(name);
      await writeFile(`${name}.br`, await br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
      await writeFile(`${name}.gz`, await gz(content, { level: 9 }));
    }),
  );
}
