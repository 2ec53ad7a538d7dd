import type { Invoice, InvoiceDraft } from '@listwright/domain/billing';
import type { Page, PageRequest } from '../../shared/index.js';

/** The issued invoices. */
export abstract class InvoiceRepository {
  /** Assigns the next number of its year. Joins the ambient transaction: after a rollback, no number is lost. */
  abstract issue(draft: InvoiceDraft): Promise<Invoice>;
  /** Newest first. */
  abstract list(userId: string, page: PageRequest): Promise<Page<Invoice>>;
  /** An invoice of this account; undefined also for one of another account. */
  abstract find(userId: string, id: string): Promise<Invoice | undefined>;
}
