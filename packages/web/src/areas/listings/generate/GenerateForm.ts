import type { Tone } from '@listwright/domain/listings';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { PickedProduct } from '../../../ui/product/ProductPicker';

/** The form's values. */
export interface GenerateForm {
  /** The product it is for; null: the input makes one. */
  readonly product: PickedProduct | null;
  readonly productName: string;
  readonly description: string;
  readonly category: string;
  readonly marketplace: Marketplace | '';
  readonly marketplaceId: string;
  readonly brand: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly keywords: readonly string[];
  readonly tone: Tone;
}
