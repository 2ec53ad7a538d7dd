/** A file of the store. */
export interface StoredObject {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly changedAt: Date;
}

/** A file that is open for reading. The caller that opens it closes it. */
export interface StoredContent {
  /** In bytes. */
  readonly size: number;
  /** Can be walked once. Throws `unavailable` where the store fails on the way. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Frees what it holds, whether it was walked, in part or never. A second time does nothing. */
  readonly close: () => Promise<void>;
}

export interface PutOptions {
  /** Content of more bytes is refused with `object_too_large`; the store's own limit when absent. */
  readonly maxBytes?: number;
}

/**
 * Files by key, shared by all processes. A key is folders and a name with an ending, made of generated ids and our own
 * words: `results/0190b6c2-….csv` (see `checkObjectKey`). All methods throw `invalid`, code `invalid_object_key`, for
 * anything else, and `unavailable`, code `storage_unavailable`, where the store does not answer.
 */
export abstract class ObjectStore {
  /**
   * Stores content under the key atomically: readers see the old file or the new one, and a failure on the
   * way leaves the old one. Resolves to the number of bytes. Throws what the content throws, `invalid` code
   * `object_too_large`, or `storage_full`.
   */
  abstract put(key: string, content: AsyncIterable<Uint8Array>, options?: PutOptions): Promise<number>;
  /** Opens a file; undefined where there is none. A file that is replaced or deleted while it is read stays as it was. */
  abstract get(key: string): Promise<StoredContent | undefined>;
  abstract exists(key: string): Promise<boolean>;
  /** Does nothing where there is none. */
  abstract delete(key: string): Promise<void>;
  /** All files of a folder (`results/`, or the empty text for all) and its folders, in any order. */
  abstract list(folder: string): AsyncIterable<StoredObject>;
}
