import { invoiceNumber, type Invoice, type InvoiceDraft } from '@listwright/domain/billing';
import { InvoiceRepository } from '../../src/billing/index.js';
import type { Page, PageRequest } from '../../src/shared/index.js';
import { pageOf } from '../shared/pageOf.js';
import type { InMemoryOrders } from './InMemoryOrders.js';

export class InMemoryInvoices extends InvoiceRepository {
  private readonly invoices: Invoice[] = [];

  constructor(private readonly orders: InMemoryOrders) {
    super();
  }

  override async issue(draft: InvoiceDraft): Promise<Invoice> {
    const year = draft.createdAt.getUTCFullYear();
    const before = this.invoices.filter(({ createdAt }) => createdAt.getUTCFullYear() === year).length;
    const invoice = { ...draft, refundedMinor: 0, number: invoiceNumber(year, before + 1) };
    this.invoices.push(invoice);
    return invoice;
  }

  override async list(userId: string, page: PageRequest): Promise<Page<Invoice>> {
    const own = this.invoices.filter((invoice) => invoice.userId === userId).map(this.asOfNow);
    return pageOf(
      own.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()),
      page,
      (invoice) => invoice,
    );
  }

  override async find(userId: string, id: string): Promise<Invoice | undefined> {
    const found = this.invoices.find((invoice) => invoice.userId === userId && invoice.id === id);
    return found && this.asOfNow(found);
  }

  private readonly asOfNow = (invoice: Invoice): Invoice => {
    const order = this.orders.all().find(({ id }) => id === invoice.orderId);
    return { ...invoice, refundedMinor: order?.refundedMinor ?? 0 };
  };
}
