import type { SeoText } from '@listwright/application/contract';
import type { TextToCheck, TextToReview, WritingRequest } from '@listwright/application/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import type { ProductBrief } from '@listwright/domain/products';

/** What the Basic writer needs of a request. */
export type BasicOrder = Pick<WritingRequest, 'brief' | 'ruleSet' | 'faults' | 'variation'>;

export interface SeoTextToScore {
  readonly text: SeoText;
  readonly ruleSet: RuleSet;
}

/** One text, and what to do with it. The rules come along, imported ones too. */
export type TextToJudge =
  | { readonly read: ProductBrief }
  | { readonly check: TextToCheck }
  | { readonly write: BasicOrder }
  | { readonly review: TextToReview }
  | { readonly score: SeoTextToScore };
