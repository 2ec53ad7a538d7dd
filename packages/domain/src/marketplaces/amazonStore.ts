import { DomainError } from '../shared/index.js';
import { AMAZON_STORES, type AmazonStore } from './amazonStores.js';

const STORES_BY_ID: ReadonlyMap<string, AmazonStore> = new Map(AMAZON_STORES.map((store) => [store.id, store]));

/**
 * The Amazon store with a marketplace id such as `ATVPDKIKX0DER`.
 * @throws DomainError `invalid`, code `unknown_marketplace`, when there is no such store.
 */
export function amazonStore(id: string): AmazonStore {
  const found = STORES_BY_ID.get(id);
  if (found === undefined) {
    throw new DomainError('invalid', 'unknown_marketplace', `There is no Amazon marketplace with the id "${id}".`, {
      faults: [{ path: 'marketplace_id', message: 'Use a marketplace id such as ATVPDKIKX0DER (United States).' }],
    });
  }
  return found;
}
