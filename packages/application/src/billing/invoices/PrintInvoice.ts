import { paymentErrors } from '@listwright/domain/billing';
import type { Actor } from '../../shared/index.js';
import type { InvoicePrinter } from '../ports/InvoicePrinter.js';
import type { InvoiceRepository } from '../ports/InvoiceRepository.js';

export interface PrintedInvoice {
  readonly number: string;
  readonly pdf: Uint8Array;
}

/** One of the own invoices as a PDF. Throws `invoice_not_found`, also for another account's. */
export class PrintInvoice {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly printer: InvoicePrinter,
  ) {}

  async execute(actor: Actor, id: string): Promise<PrintedInvoice> {
    const invoice = await this.invoices.find(actor.userId, id);
    if (invoice === undefined) throw paymentErrors.noSuchInvoice();
    return { number: invoice.number, pdf: await this.printer.print(invoice) };
  }
}
