import { objectFault } from './objectFault.js';

const MAX_LENGTH = 200;
const FOLDERS = /^(?:[a-z0-9][a-z0-9_-]*\/)*$/;
const NAME = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)+$/;

/**
 * Refuses what is no key of an `ObjectStore`. Folders have no dot and names have one, so that no file is another's folder;
 * lower case only, since some file systems ignore case. So no key leads out of its store.
 */
export function checkObjectKey(key: string): void {
  if (!isObjectKey(key)) throw objectFault.invalidKey(key);
}

/** Refuses what is no folder of an `ObjectStore`: empty, or names that each end with a slash. */
export function checkObjectFolder(folder: string): void {
  if (!isObjectFolder(folder)) throw objectFault.invalidKey(folder);
}

/** Whether a text is a key: a folder or bucket may hold files that are none of ours. */
export function isObjectKey(text: string): boolean {
  const start = text.lastIndexOf('/') + 1;
  return text.length <= MAX_LENGTH && isObjectFolder(text.slice(0, start)) && NAME.test(text.slice(start));
}

/** Whether a text is a folder of keys. */
export function isObjectFolder(text: string): boolean {
  return text.length <= MAX_LENGTH && FOLDERS.test(text);
}
