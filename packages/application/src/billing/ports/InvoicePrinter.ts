import type { Invoice } from '@listwright/domain/billing';

/** Puts a bill on paper. */
export abstract class InvoicePrinter {
  /** The bill as a PDF document. */
  abstract print(invoice: Invoice): Promise<Uint8Array>;
}
