import { fitTitle, type FittedTitle } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import type { Clock } from '../shared/index.js';
import { ruleSetOfChoice, type RuleChoice } from './LintText.js';

export interface FitTitleInput extends RuleChoice {
  readonly title: string;
  readonly brand?: string | undefined;
}

/** Fits a title within the limit and reports the new place of every removed phrase. Needs no account and stores nothing. */
export class FitTitle {
  constructor(private readonly clock: Clock) {}

  execute(input: FitTitleInput): { fitted: FittedTitle; ruleSet: RuleSet } {
    const ruleSet = ruleSetOfChoice(input, this.clock.now());
    const brand = input.brand === undefined ? {} : { brand: input.brand };
    return { fitted: fitTitle({ title: input.title, ...brand }, ruleSet), ruleSet };
  }
}
