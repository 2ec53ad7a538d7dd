import type { PlanKey } from '../Plan.js';
import type { QuotaPeriod } from '../QuotaPeriod.js';

/** A tax that the amount contains. */
export interface TaxLine {
  readonly name: string;
  readonly percent: number;
  readonly amountMinor: number;
}

/** The seller or buyer on an invoice. */
export interface InvoiceParty {
  readonly name: string;
  /** Address, e-mail and tax number, a line each. */
  readonly lines: readonly string[];
}

/** An invoice without its number. */
export interface InvoiceDraft {
  readonly id: string;
  readonly userId: string;
  readonly orderId: string;
  readonly plan: PlanKey;
  readonly period: QuotaPeriod;
  /** In paise, taxes included. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly taxLines: readonly TaxLine[];
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly createdAt: Date;
}

/** An issued invoice; it never changes. */
export interface Invoice extends InvoiceDraft {
  readonly number: string;
  /** Refunded since, in paise. */
  readonly refundedMinor: number;
}

/** Numbers run without a gap through a year: LW-2026-000001. */
export function invoiceNumber(year: number, sequence: number): string {
  return `LW-${year}-${String(sequence).padStart(6, '0')}`;
}
