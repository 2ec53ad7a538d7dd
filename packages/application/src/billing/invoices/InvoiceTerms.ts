import type { InvoiceParty } from '@listwright/domain/billing';

/** The operator's details on every invoice. */
export interface InvoiceTerms {
  readonly seller: InvoiceParty;
  readonly taxName: string;
  /** Contained in the prices; 0: none. */
  readonly taxPercent: number;
}
