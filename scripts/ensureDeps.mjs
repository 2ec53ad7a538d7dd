import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { takeLock } from './takeLock.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 20)) {
  console.error(`Listwright needs Node.js 20.20 or newer; this is ${process.version}.`);
  process.exit(1);
}

/** Installs what package-lock.json names, once for each lock file and Node version; several callers wait for one. */
export function ensureDeps() {
  const stampFile = path.join(root, 'node_modules/.ready');
  const stamp = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.versions.modules} ${process.platform} ${process.arch}`)
    .digest('hex');
  const ready = () => {
    if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === stamp;
    if (!isInstalled()) return false;
    writeFileSync(stampFile, stamp);
    return true;
  };
  if (ready()) return;
  const release = takeLock(path.join(root, '.install.lock'), 'installation');
  try {
    if (ready()) return;
    console.error('Installing dependencies (about a minute, once) …');
    install();
    writeFileSync(stampFile, stamp);
  } finally {
    release();
  }
}

/** Whether `npm ci` was run by hand: npm notes what it has installed. What it leaves out is for other platforms. */
function isInstalled() {
  const noted = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(noted);
  return Object.entries(packagesOf(path.join(root, 'package-lock.json')))
    .filter(([place]) => /(^|\/)node_modules\//.test(place))
    .every(([place, { version, integrity, optional }]) => {
      const there = installed[place];
      return there === undefined ? optional === true : there.version === version && there.integrity === integrity;
    });
}

function install() {
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' };
  // Settings of an outer `npm start` would leak into the inner `npm ci`.
  for (const name of Object.keys(env)) {
    if (
      /^npm_config_(workspaces?|omit|include|production|global|prefix|dry_run|package_lock_only|if_present)$/i.test(
        name,
      )
    )
      delete env[name];
  }
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const npm = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 2, 2], env })
    : spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], env, shell: process.platform === 'win32' });
  if (result.status !== 0) throw new Error(`npm ci failed (${result.status ?? result.error?.message}).`);
}
