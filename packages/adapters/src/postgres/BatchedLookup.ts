import DataLoader from 'dataloader';
import type { Database } from './Database.js';

/** Finds the values of different keys in one statement, in the order of the keys. */
export type FindAll<Key, Value> = (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>;

/** Keys of one statement; more are asked for in further ones. */
const MOST_KEYS = 100;

/**
 * Finds values by key: what is asked for in one turn of the event loop shares one statement, since the way to the database costs more
 * than the search. Nothing is remembered, so that every lookup sees what is stored at that moment.
 */
export class BatchedLookup<Key, Value> {
  /** The lookups that wait for the next statement: the same key is asked for once. */
  private readonly asked = new Map<string, Promise<Value | undefined>>();
  private readonly loader: DataLoader<Key, Value | undefined, string>;

  /** `nameOf`: equal for keys that ask for the same. */
  constructor(
    private readonly database: Database,
    private readonly findAll: FindAll<Key, Value>,
    nameOf: (key: Key) => string,
  ) {
    this.loader = new DataLoader<Key, Value | undefined, string>((keys) => this.findAll(keys), {
      cacheKeyFn: nameOf,
      cacheMap: this.asked,
      maxBatchSize: MOST_KEYS,
      // After the requests that have arrived were read.
      batchScheduleFn: (run) =>
        setImmediate(() => {
          this.asked.clear();
          run();
        }),
    });
  }

  /** Inside a transaction a lookup is a statement of its own, on the connection that sees the transaction's changes. */
  async find(key: Key): Promise<Value | undefined> {
    return this.database.isInTransaction ? (await this.findAll([key]))[0] : this.loader.load(key);
  }
}
