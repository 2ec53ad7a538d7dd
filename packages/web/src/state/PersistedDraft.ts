import { makeAutoObservable, reaction } from 'mobx';
import type { Draft } from './Draft';

interface Stored<T> {
  readonly edits: Partial<T>;
  readonly version: number;
  readonly savedAt: number;
}

interface Place {
  /** `draft:{user}:{route}`, so that users do not see each other's drafts. */
  readonly key: string;
  /** The version of the record that the edits are based on. */
  readonly version: () => number;
  readonly storage: Storage;
  readonly now?: () => number;
}

/**
 * Persists the unsaved changes of a `Draft` on this device: they survive a reload, a closed tab and an expired session.
 * Restores stored changes at once.
 */
export class PersistedDraft<T extends object> {
  /** When the restored edits were made; null if there were none, and once they are saved or discarded. */
  restoredFrom: Date | null = null;
  /** The version that the restored edits are based on. */
  restoredVersion: number | null = null;

  constructor(draft: Draft<T>, place: Place) {
    const stored = read<T>(place);
    if (stored !== null) {
      draft.set(stored.edits);
      this.restoredFrom = draft.isDirty ? new Date(stored.savedAt) : null;
      this.restoredVersion = stored.version;
    }
    makeAutoObservable(this);
    reaction(
      () => draft.changed,
      (changed) => this.keep(changed, place),
    );
  }

  private keep(changed: Partial<T>, { key, version, storage, now = Date.now }: Place): void {
    if (Object.keys(changed).length === 0) {
      storage.removeItem(key);
      this.restoredFrom = null;
      return;
    }
    try {
      const stored: Stored<T> = { edits: changed, version: version(), savedAt: now() };
      storage.setItem(key, JSON.stringify(stored));
    } catch {
      // A full or blocked storage loses the draft, not the edit.
    }
  }
}

function read<T>({ key, storage }: Place): Stored<T> | null {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as Stored<T> | null;
    return stored !== null && typeof stored.edits === 'object' && typeof stored.savedAt === 'number' ? stored : null;
  } catch {
    return null;
  }
}
