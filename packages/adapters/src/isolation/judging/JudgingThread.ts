import { textFault } from '@listwright/application/shared';
import { BoundedThread, type ThreadLimits } from '../BoundedThread.js';
import { programFile } from '../programFile.js';
import type { TextToJudge } from './TextToJudge.js';

const LIMITS: ThreadLimits = { workMs: 5000, idleMs: 30_000, heapMb: 256, mostWaiting: 50 };

/** Judges the texts that are too long for the event loop, of callers without an account too. */
export class JudgingThread extends BoundedThread<TextToJudge, unknown> {
  constructor(
    /** The compiled body of the thread; tests that run the sources name one they built. */
    body: URL = programFile('isolation/judging/judgingProgram'),
    limits: ThreadLimits = LIMITS,
  ) {
    super(body, limits, { busy: textFault.busy, failed: textFault.tooSlow });
  }
}
