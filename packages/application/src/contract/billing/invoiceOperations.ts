import * as z from 'zod';
import { defineDetails, pagingQuery, pagingReply } from '../kernel/index.js';
import { InvoiceView } from './paymentViews.js';

export const invoiceOperations = defineDetails({
  invoices: {
    summary: 'List the invoices, newest first',
    access: 'user',
    query: z.object(pagingQuery),
    status: 200,
    reply: z.object({ invoices: z.array(InvoiceView), ...pagingReply }),
    errors: [],
  },
  printInvoice: {
    summary: 'Download an invoice',
    access: 'user',
    params: z.object({ id: z.uuid('This is not the id of an invoice').describe('Invoice id') }),
    status: 200,
    reply: { file: true, contentType: 'application/pdf', description: 'The invoice' },
    errors: ['invoice_not_found'],
  },
});
