import { parentPort, workerData } from 'node:worker_threads';
import type { SheetAnswer } from './SheetAnswer.js';
import { sheetRows } from './sheetRows.js';
import { WorkbookRefusal } from './WorkbookRefusal.js';

// The body of a worker thread: it reads on only when it is asked, so that rows never pile up between the threads.
const rows = sheetRows(new Uint8Array((workerData as { bytes: ArrayBuffer }).bytes));

parentPort?.on('message', () => void answer());

async function answer(): Promise<void> {
  parentPort?.postMessage(await next());
}

async function next(): Promise<SheetAnswer> {
  try {
    const { done, value } = await rows.next();
    return done === true ? { end: true } : { rows: value };
  } catch (error) {
    if (error instanceof WorkbookRefusal) return { refused: error.message };
    return { damaged: error instanceof Error ? error.message : String(error) };
  }
}
