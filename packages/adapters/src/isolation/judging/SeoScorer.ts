import { seoResultOf, type SeoResult } from '@listwright/application/contract';
import type { Caller } from '@listwright/application/shared';
import type * as z from 'zod';
import { isLong } from './isLong.js';
import type { SeoTextToScore } from './TextToJudge.js';
import type { WorkThread } from './WorkThread.js';

/** Judges texts for search: long ones in the thread, others at once. */
export class SeoScorer {
  constructor(private readonly thread: WorkThread) {}

  /** Throws `text_busy` and `text_too_slow`. */
  async score(one: SeoTextToScore, caller: Caller): Promise<z.output<typeof SeoResult>> {
    // The product that it is checked by may be as long as the text.
    if (isLong(one.text, 'read')) return this.thread.score(one, caller);
    return seoResultOf(one.text, one.ruleSet);
  }
}
