import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { storageFull } from '@listwright/application/shared';

/** How many times an upload must fit on the disk. */
const ROOM = 2;

/** The folder of uploads until they are read; a killed process leaves them behind. */
export class UploadFolder {
  constructor(readonly path: string) {}

  /**
   * Makes the folder where it is missing. Throws `storage_full` where an upload of so many bytes would fill the disk,
   * before it is sent: the database may lie on the same one.
   */
  async prepare(bytes: number): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(this.path);
    if (bavail * bsize < ROOM * bytes) throw storageFull.of();
  }

  /** Removes what was last written to before `before`. Resolves to how many files. */
  async sweep(before: Date): Promise<number> {
    const names = await readdir(this.path).catch(unlessGone([]));
    let swept = 0;
    for (const name of names) {
      const file = path.join(this.path, name);
      const found = await stat(file).catch(unlessGone(undefined));
      if (found === undefined || found.mtimeMs >= before.getTime()) continue;
      await rm(file, { force: true, recursive: true });
      swept += 1;
    }
    return swept;
  }
}

/** Another process on the same folder may have been first. */
function unlessGone<T>(otherwise: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  };
}
