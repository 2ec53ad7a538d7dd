import type { SeoText } from '@listwright/application/contract';
import type { Draft, TextToCheck, TextToReview, WritingOptions } from '@listwright/application/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import type { ListingBrief, WritingMode } from '@listwright/domain/listings';
import type { ProductBrief } from '@listwright/domain/products';

/** What is to be written by the Basic writer, and how. */
export interface BasicOrder extends Pick<WritingOptions, 'variation' | 'mode' | 'ruleSet'> {
  readonly brief: ListingBrief;
}

/** What a model wrote, to be finished. */
export interface DraftToFinish {
  readonly draft: Draft;
  readonly mode: WritingMode;
  readonly asksModel: boolean;
}

export interface SeoTextToScore {
  readonly text: SeoText;
  readonly ruleSet: RuleSet;
}

/** One text, and what to do with it. The rules come along, imported ones too. */
export type TextToJudge =
  | { readonly read: ProductBrief }
  | { readonly check: TextToCheck }
  | { readonly write: BasicOrder }
  | { readonly faultsOf: Draft }
  | { readonly finish: DraftToFinish }
  | { readonly review: TextToReview; readonly wantsReading: boolean }
  | { readonly score: SeoTextToScore };
