import { InvoiceRepository } from '@listwright/application/billing';
import type { Page, PageRequest } from '@listwright/application/shared';
import {
  invoiceNumber,
  type Invoice,
  type InvoiceDraft,
  type InvoiceParty,
  type TaxLine,
} from '@listwright/domain/billing';
import type { Database } from '../Database.js';
import { pageOf, placeOf } from '../keysetPage.js';

const COLUMNS =
  'id, number, user_id, payment_id, plan, period_start, period_end, amount_minor, currency, tax_lines, seller, buyer, created_at';

// Taking a number locks the year until the transaction ends; after a rollback the next caller takes the same number.
const NEXT = `insert into invoice_numbers as n (year, last) values ($1, 1)
  on conflict (year) do update set last = n.last + 1 returning last`;

const ADD = `insert into invoices (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

const READ = `select ${COLUMNS.split(', ')
  .map((name) => `i.${name}`)
  .join(', ')}, p.refunded_minor, i.created_at::text as cursor_value
  from invoices i join payments p on p.id = i.payment_id`;

const LIST = `${READ}
  where i.user_id = $1 and ($2::timestamptz is null or (i.created_at, i.id) < ($2, $3::uuid))
  order by i.created_at desc, i.id desc limit $4 offset $5`;

export class PostgresInvoiceRepository extends InvoiceRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override issue(draft: InvoiceDraft): Promise<Invoice> {
    return this.database.transaction(async () => {
      const year = draft.createdAt.getUTCFullYear();
      const [row] = await this.database.query<{ last: number }>(NEXT, [year], 'next_invoice');
      const number = invoiceNumber(year, row?.last ?? 1);
      await this.database.query(ADD, [
        draft.id,
        number,
        draft.userId,
        draft.orderId,
        draft.plan,
        draft.period.start,
        draft.period.end,
        draft.amountMinor,
        draft.currency,
        JSON.stringify(draft.taxLines),
        JSON.stringify(draft.seller),
        JSON.stringify(draft.buyer),
        draft.createdAt,
      ]);
      return { ...draft, number, refundedMinor: 0 };
    });
  }

  override async list(userId: string, page: PageRequest): Promise<Page<Invoice>> {
    const { before, offset } = placeOf(page);
    const [counted, rows] = await Promise.all([
      this.database.query<{ total: number }>('select count(*)::int as total from invoices where user_id = $1', [
        userId,
      ]),
      this.database.query<InvoiceRow & { cursor_value: string }>(LIST, [userId, ...before, page.limit + 1, offset]),
    ]);
    return { ...pageOf(rows, page.limit, invoiceOf), total: counted[0]?.total ?? 0 };
  }

  override async find(userId: string, id: string): Promise<Invoice | undefined> {
    const [row] = await this.database.query<InvoiceRow>(`${READ} where i.user_id = $1 and i.id = $2`, [userId, id]);
    return row && invoiceOf(row);
  }
}

interface InvoiceRow {
  readonly id: string;
  readonly number: string;
  readonly user_id: string;
  readonly payment_id: string;
  readonly plan: Invoice['plan'];
  readonly period_start: Date;
  readonly period_end: Date;
  readonly amount_minor: string;
  readonly currency: string;
  readonly tax_lines: readonly TaxLine[];
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly created_at: Date;
  readonly refunded_minor: string;
}

function invoiceOf(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    number: row.number,
    userId: row.user_id,
    orderId: row.payment_id,
    plan: row.plan,
    period: { start: row.period_start, end: row.period_end },
    amountMinor: Number(row.amount_minor),
    currency: row.currency,
    taxLines: row.tax_lines,
    seller: row.seller,
    buyer: row.buyer,
    createdAt: row.created_at,
    refundedMinor: Number(row.refunded_minor),
  };
}
