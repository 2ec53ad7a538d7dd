import type { Tone } from '@listwright/domain/listings';
import type { Marketplace } from '@listwright/domain/marketplaces';

/** The form's values. */
export interface GenerateForm {
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
