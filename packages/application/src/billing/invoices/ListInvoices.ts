import type { Invoice } from '@listwright/domain/billing';
import type { Actor, Page, PageRequest } from '../../shared/index.js';
import type { InvoiceRepository } from '../ports/InvoiceRepository.js';

/** The invoices of the own account, newest first. */
export class ListInvoices {
  constructor(private readonly invoices: InvoiceRepository) {}

  execute(actor: Actor, page: PageRequest): Promise<Page<Invoice>> {
    return this.invoices.list(actor.userId, page);
  }
}
