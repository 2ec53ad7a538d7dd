import { pageFault } from '@listwright/application/shared';
import { ProductPageReader } from '@listwright/application/products';
import type { ReadPage } from '@listwright/domain/products';
import { BoundedThread, type ThreadLimits } from '../isolation/BoundedThread.js';
import { programFile } from '../isolation/programFile.js';

/** Callers have an account, whose quota limits them. */
const LIMITS: ThreadLimits = {
  workMs: 10_000,
  replyMs: 60_000,
  idleMs: 30_000,
  heapMb: 512,
  mostOpen: 50,
  mostOfCaller: 50,
};

const unreadable = (cause: Error) => pageFault.of('unreadable', { cause });

const FAULTS = { busy: () => pageFault.of('busy'), exceeded: unreadable, broken: unreadable };

/** Reads pages one after the other in a thread, so that a large or hostile one does not block the event loop. */
export class ThreadPageReader extends ProductPageReader {
  private readonly thread: BoundedThread<{ readonly html: string; readonly address: string | undefined }, ReadPage>;

  constructor(
    /** The compiled body of the thread; tests that run the sources name one they built. */
    body: URL = programFile('pages/readingThread'),
    limits: ThreadLimits = LIMITS,
  ) {
    super();
    this.thread = new BoundedThread(body, limits, FAULTS);
  }

  override read(html: string, address: string | undefined): Promise<ReadPage> {
    return this.thread.ask({ html, address });
  }

  /** Ends the thread. */
  close(): void {
    this.thread.close();
  }
}
