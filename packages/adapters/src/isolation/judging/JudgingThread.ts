import type { TextToCheck } from '@listwright/application/listings';
import { textFault, type Caller } from '@listwright/application/shared';
import type { Finding } from '@listwright/domain/listings';
import type { ProductBrief, ProductReading } from '@listwright/domain/products';
import { BoundedThread, type ThreadLimits } from '../BoundedThread.js';
import { programFile } from '../programFile.js';
import type { TextToJudge } from './TextToJudge.js';

const LIMITS: ThreadLimits = {
  workMs: 5000,
  replyMs: 8000,
  idleMs: 30_000,
  heapMb: 256,
  mostOpen: 50,
  mostOfCaller: 2,
};

const FAULTS = { busy: textFault.busy, exceeded: textFault.tooSlow, broken: (cause: Error) => cause };

/** Judges the texts that are too long for the event loop, of callers without an account too. */
export class JudgingThread {
  private readonly thread: BoundedThread<TextToJudge, unknown>;

  constructor(
    /** The compiled body of the thread; tests that run the sources name one they built. */
    body: URL = programFile('isolation/judging/judgingProgram'),
    limits: ThreadLimits = LIMITS,
  ) {
    this.thread = new BoundedThread(body, limits, FAULTS);
  }

  async read(brief: ProductBrief, caller: Caller): Promise<ProductReading> {
    return (await this.thread.ask({ brief }, caller)) as ProductReading;
  }

  async check(text: TextToCheck, caller: Caller): Promise<readonly Finding[]> {
    return (await this.thread.ask(text, caller)) as readonly Finding[];
  }

  /** Ends the thread. */
  close(): void {
    this.thread.close();
  }
}
