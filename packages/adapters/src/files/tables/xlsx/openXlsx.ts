import type { Table } from '@listwright/application/shared';
import { guardWorkbook, TABLE_LIMITS } from '../../guardWorkbook.js';
import type { RawRow } from '../RawRow.js';
import { tableOf } from '../tableOf.js';
import { SheetThread, type ThreadLimits } from './SheetThread.js';
import type { ThreadSlots } from './ThreadSlots.js';

/**
 * Reads the first sheet with data as a table, in a thread of its own. Throws `invalid` for what is no safe workbook, and
 * what `ThreadSlots` throws.
 */
export async function openXlsx(bytes: Uint8Array, slots: ThreadSlots, body: URL, limits: ThreadLimits): Promise<Table> {
  const giveBack = await slots.take();
  try {
    await guardWorkbook(bytes, 'file', TABLE_LIMITS);
    const thread = new SheetThread(bytes, body, limits);
    // Also for a table that is never read: its thread ends by itself.
    void thread.exited.then(giveBack);
    return await tableOf({ format: 'xlsx' }, batches(thread));
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** One batch ahead of what is asked for, so that the thread of a short table ends as soon as it is opened. */
async function* batches(thread: SheetThread): AsyncGenerator<readonly RawRow[]> {
  try {
    let rows = await thread.next();
    while (rows !== undefined) {
      const following = await thread.next();
      if (following === undefined) await thread.end();
      yield rows;
      rows = following;
    }
  } finally {
    await thread.end();
  }
}
