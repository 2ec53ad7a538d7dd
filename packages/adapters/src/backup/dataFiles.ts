import { opendir } from 'node:fs/promises';
import path from 'node:path';

/** Made again by each place, saved in another way, or of no use later. */
const NOT_SAVED = [
  ...[/^postgres$/, /^uploads$/, /^backups$/, /^secret-key/, /^first-administrator$/],
  ...[/^worker-.*\.heartbeat$/, /^\./],
];

/** The files of a data directory that a backup holds, by their path in it with slashes. */
export async function* dataFiles(dataDir: string, folder = ''): AsyncGenerator<string> {
  const entries = await opendir(path.join(dataDir, folder)).catch((error: NodeJS.ErrnoException) => {
    // A server with a database of its own may have written no file yet.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for await (const entry of entries) {
    if (folder === '' && NOT_SAVED.some((pattern) => pattern.test(entry.name))) continue;
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* dataFiles(dataDir, name);
    else if (entry.isFile()) yield name;
  }
}
