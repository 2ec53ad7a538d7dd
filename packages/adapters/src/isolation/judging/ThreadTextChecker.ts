import { TextChecker, type TextToCheck } from '@listwright/application/listings';
import type { Caller } from '@listwright/application/shared';
import { lintListing, type Finding } from '@listwright/domain/listings';
import { isLong } from './isLong.js';
import type { JudgingThread } from './JudgingThread.js';

/** Checks long texts in the judging thread, and short ones at once: handing a text over takes longer than checking it. */
export class ThreadTextChecker extends TextChecker {
  constructor(private readonly thread: JudgingThread) {
    super();
  }

  override async check(text: TextToCheck, caller: Caller): Promise<readonly Finding[]> {
    if (isLong(text.copy, 'check')) return this.thread.check(text, caller);
    return lintListing(text.copy, text.ruleSet, text.context);
  }
}
