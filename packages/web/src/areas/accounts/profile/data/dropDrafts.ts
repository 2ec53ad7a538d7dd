/** Removes the drafts of an account from this device. */
export function dropDrafts(userId: string, storage: Storage = localStorage): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  names.filter((name) => name.startsWith(`draft:${userId}:`)).forEach((name) => storage.removeItem(name));
}
