import type { TextToCheck } from '@listwright/application/listings';
import type { ProductBrief } from '@listwright/domain/products';

/** A text to judge: a product to read into facts, or a listing to check. The rules come along, imported ones too. */
export type TextToJudge = { readonly brief: ProductBrief } | TextToCheck;
