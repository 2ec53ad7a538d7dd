import type { Finding, ListingCopy } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import type { Caller } from '../../shared/index.js';

/** A text, and what it is checked by. */
export interface TextToCheck {
  readonly copy: Partial<ListingCopy>;
  readonly ruleSet: RuleSet;
  readonly context: { readonly brand?: string };
}

/** Checks a text against a rule set. A long text is checked within a bounded time, or not at all; a short one at once. */
export abstract class TextChecker {
  /** Throws `text_busy` where too many texts wait, of all or of this caller, and `text_too_slow` where checking takes too long. */
  abstract check(text: TextToCheck, caller: Caller): Promise<readonly Finding[]>;
}
