import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';

/** Runs a program of node_modules/.bin in the checkout with our own Node; throws where it fails. */
export function runBin(name, args, options = {}) {
  run(process.execPath, [path.join(root, 'node_modules', name), ...args], options);
}

export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.status !== 0) throw new Failed(result.status ?? 1, `${path.basename(args[0] ?? command)} failed`);
}

/** As `runBin`, next to other work: the returned function waits for its end. */
export function startBin(name, args) {
  const child = spawn(process.execPath, [path.join(root, 'node_modules', name), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  return async () => {
    const code = await exited;
    if (code !== 0) throw new Failed(code ?? 1, `${path.basename(name)} failed`);
  };
}

export class Failed extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** Runs a script's work and ends with its exit code. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failed ? error.message : error);
    process.exit(error instanceof Failed ? error.code : 1);
  }
}
