import { invoiceNumber, type Invoice, type InvoiceDraft } from '@listwright/domain/billing';
import { InvoiceRepository } from '../../src/billing/index.js';
import type { Page, PageRequest } from '../../src/shared/index.js';
import { pageOf } from '../shared/pageOf.js';

export class InMemoryInvoices extends InvoiceRepository {
  private readonly invoices: Invoice[] = [];

  override async issue(draft: InvoiceDraft): Promise<Invoice> {
    const year = draft.createdAt.getUTCFullYear();
    const before = this.invoices.filter(({ createdAt }) => createdAt.getUTCFullYear() === year).length;
    const invoice = { ...draft, number: invoiceNumber(year, before + 1) };
    this.invoices.push(invoice);
    return invoice;
  }

  override async list(userId: string, page: PageRequest): Promise<Page<Invoice>> {
    const own = this.invoices.filter((invoice) => invoice.userId === userId);
    return pageOf(
      own.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
      page,
      (invoice) => invoice,
    );
  }

  override async find(userId: string, id: string): Promise<Invoice | undefined> {
    return this.invoices.find((invoice) => invoice.userId === userId && invoice.id === id);
  }
}
