import type { Finding, ListingCopy } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';

/** Checks a text against a rule set within a bounded time, whatever it is made of. */
export abstract class TextChecker {
  /** Throws `text_busy` where too many texts wait, and `text_too_slow` where checking takes too long. */
  abstract check(
    copy: Partial<ListingCopy>,
    ruleSet: RuleSet,
    context: { readonly brand?: string },
  ): Promise<readonly Finding[]>;
}
