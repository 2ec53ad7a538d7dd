import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rmdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import {
  checkObjectFolder,
  checkObjectKey,
  isObjectFolder,
  isObjectKey,
  objectFault,
  ObjectStore,
  storageFull,
  type Clock,
  type PutOptions,
  type StoredContent,
  type StoredObject,
} from '@listwright/application/shared';
import { DomainError } from '@listwright/domain/shared';
import { boundedContent, MAX_OBJECT_BYTES } from './boundedContent.js';

/** Where files are written before they are complete; no key begins with a dot. On the same disk, so that renaming works. */
const INCOMING = '.incoming';
/** A file of a process that died while writing is deleted after this. */
const ABANDONED_MS = 86_400_000;
/** Another process may delete the empty folder each time before the file is in it; it does so once for each deleted file. */
const RENAMES = 100;

/** Keeps files in a folder of this machine, or one that all machines mount. Several processes may share it. */
export class FolderObjectStore extends ObjectStore {
  private readonly root: string;
  private hasTidied = false;

  constructor(
    root: string,
    private readonly clock: Clock,
    private readonly maxBytes = MAX_OBJECT_BYTES,
  ) {
    super();
    this.root = path.resolve(root);
  }

  override async put(key: string, content: AsyncIterable<Uint8Array>, options: PutOptions = {}): Promise<number> {
    const place = this.placeOf(key);
    const bounded = boundedContent(content, Math.min(options.maxBytes ?? this.maxBytes, this.maxBytes));
    const folder = path.join(this.root, INCOMING);
    await attempted(() => mkdir(folder, { recursive: true, mode: 0o700 }));
    await this.deleteAbandoned(folder);
    const incoming = path.join(folder, randomUUID());
    try {
      await this.write(incoming, bounded.chunks);
      await attempted(() => moveTo(place, incoming));
    } catch (error) {
      await unlink(incoming).catch(() => undefined);
      throw error;
    }
    return bounded.size();
  }

  override async get(key: string): Promise<StoredContent | undefined> {
    const place = this.placeOf(key);
    const handle = await unlessMissing(() => open(place, 'r'));
    if (handle === undefined) return undefined;
    try {
      const { size } = await attempted(() => handle.stat());
      const stream = handle.createReadStream({ autoClose: true });
      // A reader that closes it unread does not need the error.
      stream.on('error', () => {});
      const closed = new Promise<void>((resolve) => stream.once('close', () => resolve()));
      const close = () => {
        stream.destroy();
        return closed;
      };
      return { size, chunks: readable(stream), close };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  override async exists(key: string): Promise<boolean> {
    const place = this.placeOf(key);
    return (await unlessMissing(() => stat(place))) !== undefined;
  }

  override async delete(key: string): Promise<void> {
    const place = this.placeOf(key);
    const deleted = await unlessMissing(async () => {
      await unlink(place);
      return true;
    });
    if (deleted) await this.deleteEmptyFolders(path.dirname(place));
  }

  override async *list(folder: string): AsyncGenerator<StoredObject> {
    checkObjectFolder(folder);
    const entries = (await unlessMissing(() => readdir(path.join(this.root, folder), { withFileTypes: true }))) ?? [];
    for (const entry of entries) {
      const key = `${folder}${entry.name}`;
      if (entry.isDirectory() && isObjectFolder(`${key}/`)) yield* this.list(`${key}/`);
      else if (entry.isFile() && isObjectKey(key)) {
        const found = await unlessMissing(() => stat(path.join(this.root, key)));
        if (found !== undefined) yield { key, size: found.size, changedAt: found.mtime };
      }
    }
  }

  private placeOf(key: string): string {
    checkObjectKey(key);
    return path.join(this.root, key);
  }

  private async write(place: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const file = await attempted(() => open(place, 'wx', 0o600));
    try {
      for await (const chunk of chunks) await attempted(() => file.writeFile(chunk));
      // Else a power cut could leave the new name with no content.
      await attempted(() => file.sync());
    } finally {
      await file.close();
    }
  }

  private async deleteAbandoned(folder: string): Promise<void> {
    if (this.hasTidied) return;
    this.hasTidied = true;
    const abandonedBefore = this.clock.now().getTime() - ABANDONED_MS;
    for (const name of await attempted(() => readdir(folder))) {
      const place = path.join(folder, name);
      const found = await unlessMissing(() => stat(place));
      if (found !== undefined && found.mtimeMs < abandonedBefore) await unlink(place).catch(() => undefined);
    }
  }

  /** Up to the root. Another process may fill or delete a folder meanwhile; then it is not ours to delete. */
  private async deleteEmptyFolders(folder: string): Promise<void> {
    for (let at = folder; at !== this.root; at = path.dirname(at)) {
      try {
        await rmdir(at);
      } catch {
        return;
      }
    }
  }
}

async function moveTo(place: string, incoming: string): Promise<void> {
  const folder = path.dirname(place);
  for (let renames = 1; ; renames += 1) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(incoming, place);
      return await syncFolder(folder);
    } catch (error) {
      if (!isMissing(error) || renames >= RENAMES) throw error;
    }
  }
}

/** Else a power cut could lose the new name. Windows opens no folders, and keeps names by itself. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

async function* readable(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of stream) yield chunk as Uint8Array;
  } catch (error) {
    throw faultOf(error);
  }
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

async function unlessMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw faultOf(error);
  }
}

async function attempted<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw faultOf(error);
  }
}

function faultOf(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) ? storageFull.of(error) : objectFault.unavailable(error);
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
