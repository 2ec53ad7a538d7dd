import { TextChecker } from '@listwright/application/listings';
import { lintListing, type Finding, type ListingCopy } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import { isLong } from './isLong.js';
import type { JudgingThread } from './JudgingThread.js';

/** Checks long texts in the judging thread, and short ones at once: handing a text over takes longer than checking it. */
export class ThreadTextChecker extends TextChecker {
  constructor(private readonly thread: JudgingThread) {
    super();
  }

  override async check(
    copy: Partial<ListingCopy>,
    ruleSet: RuleSet,
    context: { readonly brand?: string },
  ): Promise<readonly Finding[]> {
    if (!isLong(copy)) return lintListing(copy, ruleSet, context);
    return (await this.thread.ask({ copy, ruleSet, context })) as readonly Finding[];
  }
}
