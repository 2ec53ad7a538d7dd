import type { Finding, ListingCopy } from '@listwright/domain/listings';
import { ruleSetFor, type Marketplace, type ProductClass, type RuleSet } from '@listwright/domain/marketplaces';
import type { Caller, Clock } from '../shared/index.js';
import type { TextChecker } from './ports/TextChecker.js';

/** Which rules to check by. */
export interface RuleChoice {
  readonly marketplace: Marketplace;
  readonly marketplaceId?: string | undefined;
  readonly productClass?: ProductClass | undefined;
  /** ISO date; today where absent. */
  readonly on?: string | undefined;
}

/** The rule set of a choice, as of today where no day is named. */
export function ruleSetOfChoice(choice: RuleChoice, now: Date): RuleSet {
  return ruleSetFor({
    marketplace: choice.marketplace,
    ...(choice.marketplaceId ? { marketplaceId: choice.marketplaceId } : {}),
    productClass: choice.productClass ?? 'general',
    on: choice.on ?? now.toISOString().slice(0, 10),
  });
}

export interface LintTextInput extends RuleChoice {
  readonly copy: Partial<ListingCopy>;
  readonly brand?: string | undefined;
}

/** Checks any text against the rules of a marketplace. Needs no account and stores nothing. */
export class LintText {
  constructor(
    private readonly checker: TextChecker,
    private readonly clock: Clock,
  ) {}

  async execute(input: LintTextInput, caller: Caller): Promise<{ findings: readonly Finding[]; ruleSet: RuleSet }> {
    const ruleSet = ruleSetOfChoice(input, this.clock.now());
    const context = input.brand === undefined ? {} : { brand: input.brand };
    return { findings: await this.checker.check({ copy: input.copy, ruleSet, context }, caller), ruleSet };
  }
}
