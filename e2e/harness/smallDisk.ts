import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const PIECE = Buffer.alloc(64 * 1024);

/** Whether a process can have its own mounts on this machine: Linux, as root. */
export const canHaveSmallDisks =
  process.platform === 'linux' &&
  spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;

/**
 * The words before a command that mount small disks over folders for that process only; they disappear when it ends.
 */
export function withSmallDisks(disks: readonly { readonly dir: string; readonly megabytes: number }[]): string[] {
  const mounts = disks.map(
    ({ dir, megabytes }) => `mkdir -p '${dir}' && mount -t tmpfs -o size=${megabytes}m,mode=0755 tmpfs '${dir}'`,
  );
  return ['unshare', '--mount', 'sh', '-c', [...mounts, 'exec "$0" "$@"'].join(' && ')];
}

/** The path of a folder inside that process. */
export function pathInside(pid: number, dir: string): string {
  return path.join('/proc', String(pid), 'root', dir);
}

/** Writes a file until the disk is full. Returns a function that frees the space. */
export function fillDisk(dir: string): () => void {
  const file = path.join(dir, 'filler');
  const handle = openSync(file, 'w');
  try {
    for (;;) writeSync(handle, PIECE);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(handle);
  }
  return () => rmSync(file);
}
