import {
  checkObjectFolder,
  checkObjectKey,
  objectFault,
  ObjectStore,
  type Clock,
  type PutOptions,
  type StoredContent,
  type StoredObject,
} from '../../src/shared/index.js';

interface Held {
  readonly bytes: Uint8Array;
  readonly changedAt: Date;
}

/** Keeps files in memory, and counts those that are not closed. */
export class InMemoryObjects extends ObjectStore {
  private readonly objects = new Map<string, Held>();
  private readonly opened = new Set<StoredContent>();

  constructor(private readonly clock: Clock) {
    super();
  }

  get open(): number {
    return this.opened.size;
  }

  override async put(key: string, content: AsyncIterable<Uint8Array>, options: PutOptions = {}): Promise<number> {
    checkObjectKey(key);
    const { maxBytes = Number.POSITIVE_INFINITY } = options;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of content) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) throw objectFault.tooLarge(maxBytes);
    }
    this.objects.set(key, { bytes: Buffer.concat(chunks), changedAt: this.clock.now() });
    return size;
  }

  override async get(key: string): Promise<StoredContent | undefined> {
    checkObjectKey(key);
    const held = this.objects.get(key);
    if (held === undefined) return undefined;
    const content: StoredContent = {
      size: held.bytes.length,
      chunks: each(held.bytes),
      close: async () => void this.opened.delete(content),
    };
    this.opened.add(content);
    return content;
  }

  override async exists(key: string): Promise<boolean> {
    checkObjectKey(key);
    return this.objects.has(key);
  }

  override async delete(key: string): Promise<void> {
    checkObjectKey(key);
    this.objects.delete(key);
  }

  override async *list(folder: string): AsyncGenerator<StoredObject> {
    checkObjectFolder(folder);
    for (const key of [...this.objects.keys()].filter((one) => one.startsWith(folder))) {
      const held = this.objects.get(key);
      if (held !== undefined) yield { key, size: held.bytes.length, changedAt: held.changedAt };
    }
  }
}

async function* each(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}
