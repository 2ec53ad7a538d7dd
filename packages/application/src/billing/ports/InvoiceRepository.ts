import type { Invoice, InvoiceDraft } from '@listwright/domain/billing';
import type { Page, PageRequest } from '../../shared/index.js';

/** The bills that were issued. */
export abstract class InvoiceRepository {
  /** Gives the bill the next number of its year. Joins the ambient transaction: where that fails, no number is lost. */
  abstract issue(draft: InvoiceDraft): Promise<Invoice>;
  /** Newest first. */
  abstract list(userId: string, page: PageRequest): Promise<Page<Invoice>>;
  /** A bill of this account; undefined also for one of another account. */
  abstract find(userId: string, id: string): Promise<Invoice | undefined>;
}
