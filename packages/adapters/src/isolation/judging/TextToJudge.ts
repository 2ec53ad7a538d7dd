import type { ListingCopy } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import type { ProductBrief } from '@listwright/domain/products';

/** A text to judge: a product to read into facts, or a listing to check. The rules come along, imported ones too. */
export type TextToJudge =
  | { readonly brief: ProductBrief }
  | {
      readonly copy: Partial<ListingCopy>;
      readonly ruleSet: RuleSet;
      readonly context: { readonly brand?: string };
    };
