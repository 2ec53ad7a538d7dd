import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { InvoicePrinter } from '../../src/billing/index.js';
import { anInvoiceDraft } from './invoiceContract.js';

/** The contract of every printer. */
export function invoicePrinterContract(name: string, make: () => InvoicePrinter): void {
  it(`${name} prints a document that carries the number of the invoice`, async () => {
    const draft = anInvoiceDraft(randomUUID(), randomUUID(), '2026-11-21T10:00:00.000Z');
    const printed = Buffer.from(await make().print({ ...draft, refundedMinor: 0, number: 'LW-2026-000042' })).toString(
      'latin1',
    );
    expect(printed).toMatch(/^%PDF-/);
    expect(printed).toContain('Invoice LW-2026-000042');
  });
}
