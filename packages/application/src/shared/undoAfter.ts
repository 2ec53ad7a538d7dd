import { databaseFault } from './databaseFault.js';
import { storageFull } from './storageFull.js';

const TRIES = 30;
const PAUSE_MS = 2000;

/**
 * Undoes what came before a failure. Where the failure was the database's, or there was no room, the caller is not kept waiting for it once
 * more: it is retried in the background for a minute. `undo` must be idempotent.
 */
export async function undoAfter(failure: unknown, undo: () => Promise<void>): Promise<void> {
  if (!databaseFault.is(failure) && !storageFull.is(failure)) return undo();
  void undoInTime(undo);
}

async function undoInTime(undo: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await undo();
    } catch {
      // If the process ends meanwhile, the chores that clean up after dead processes undo it.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
    }
  }
}
