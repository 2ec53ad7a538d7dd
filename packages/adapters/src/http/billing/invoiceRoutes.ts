import { ListInvoices, PrintInvoice } from '@listwright/application/billing';
import type { invoiceOperations } from '@listwright/application/contract';
import type { Invoice } from '@listwright/domain/billing';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';

export const invoiceUseCases = {
  listInvoices: ListInvoices,
  printInvoice: PrintInvoice,
};

export function invoiceRoutes(use: Instances<typeof invoiceUseCases>): Handlers<typeof invoiceOperations> {
  return {
    invoices: async ({ query }, { actor }) => {
      const { items, total, nextCursor } = await use.listInvoices.execute(actor, query);
      return { invoices: items.map(invoiceView), total, next_cursor: nextCursor };
    },
    printInvoice: async ({ params }, { actor }) => {
      const { number, pdf } = await use.printInvoice.execute(actor, params.id);
      return { fileName: `${number}.pdf`, contentType: 'application/pdf', bytes: pdf };
    },
  };
}

function invoiceView(invoice: Invoice) {
  return {
    id: invoice.id,
    number: invoice.number,
    plan: invoice.plan,
    refunded: invoice.refundedMinor,
    period_start: invoice.period.start.toISOString(),
    period_end: invoice.period.end.toISOString(),
    amount: invoice.amountMinor,
    currency: invoice.currency,
    created_at: invoice.createdAt.toISOString(),
    tax_lines: invoice.taxLines.map(({ name, percent, amountMinor }) => ({ name, percent, amount: amountMinor })),
  };
}
