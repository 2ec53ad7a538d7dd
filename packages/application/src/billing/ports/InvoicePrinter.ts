import type { Invoice } from '@listwright/domain/billing';

/** Renders an invoice. */
export abstract class InvoicePrinter {
  /** The invoice as a PDF document. */
  abstract print(invoice: Invoice): Promise<Uint8Array>;
}
