import { TextChecker } from '@listwright/application/listings';
import { lintListing, type Finding, type ListingCopy } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';

/** Checks texts at once, however long it takes. Stand-in for `TextChecker`. */
export class PlainChecker extends TextChecker {
  override async check(
    copy: Partial<ListingCopy>,
    ruleSet: RuleSet,
    context: { readonly brand?: string },
  ): Promise<readonly Finding[]> {
    return lintListing(copy, ruleSet, context);
  }
}
