import type { InvoiceParty } from '@listwright/domain/billing';

/** What the operator puts on every bill. */
export interface InvoiceTerms {
  readonly seller: InvoiceParty;
  readonly taxName: string;
  /** Contained in the prices; 0: none. */
  readonly taxPercent: number;
}
