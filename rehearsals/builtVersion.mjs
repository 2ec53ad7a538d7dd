import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/root.mjs';
import { run } from '../scripts/run.mjs';

const PROGRAM = 'bin/listwright.mjs';

/** The folder of another version, built: one that is there, or a commit of this checkout, which is built the first time. */
export function builtVersion(from) {
  if (existsSync(path.join(from, PROGRAM))) return path.resolve(from);
  const { status, stdout } = git('rev-parse', '--verify', '--quiet', `${from}^{commit}`);
  if (status !== 0) throw new Error(`${from} is neither the folder of a version nor a commit of this checkout`);
  const commit = stdout.trim();
  const folder = path.join(root, '.tmp/versions', commit.slice(0, 12));
  if (!existsSync(path.join(folder, PROGRAM))) {
    mkdirSync(folder, { recursive: true });
    run('sh', ['-c', `git archive ${commit} | tar -x -C '${folder}'`]);
  }
  // Its program installs and builds what is missing.
  run(process.execPath, [PROGRAM, 'version'], { cwd: folder });
  return folder;
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
