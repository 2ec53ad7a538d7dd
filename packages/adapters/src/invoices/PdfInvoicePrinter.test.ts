import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { anInvoiceDraft, invoicePrinterContract } from '@listwright/application/testing';
import { PdfInvoicePrinter } from './PdfInvoicePrinter.js';

invoicePrinterContract('PdfInvoicePrinter', () => new PdfInvoicePrinter());

/** What is written on the page: the hexadecimal pieces of each line, put together. */
function textOf(pdf: Uint8Array): string {
  const raw = Buffer.from(pdf).toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [...streams.join('\n').matchAll(/\[(.*?)\] TJ|ActualText (<[0-9a-f]+>|\(.*?\))/g)]
    .map(([line]) => [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')))
    .map((pieces) => pieces.join(''))
    .join('\n');
}

describe('a printed invoice', () => {
  const draft = { ...anInvoiceDraft('a', 'b', '2026-11-21T10:00:00.000Z'), refundedMinor: 0 };

  it('names number, day, parties, period, tax and total', async () => {
    const text = textOf(await new PdfInvoicePrinter().print({ ...draft, number: 'LW-2026-000042' }));
    for (const part of [
      'Invoice',
      'Number LW-2026-000042',
      'Date 21 November 2026',
      'Shop tools',
      '1 Street',
      'Ann',
      'ann@example.com',
      'Professional plan, one month',
      'Period 21 November 2026 to 21 December 2026',
      '1,397.46',
      'GST 18%',
      '251.54',
      'Total',
      '1,649.00',
      'Paid in full.',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Refunded');
  });

  it.each([
    [64_900, '649.00', 'Paid in full, partly refunded.'],
    [164_900, '1,649.00', 'Paid, and refunded in full.'],
  ])('says what went back since: %i paise', async (refundedMinor, amount, sentence) => {
    const text = textOf(await new PdfInvoicePrinter().print({ ...draft, refundedMinor, number: 'LW-2026-000044' }));
    for (const part of ['Refunded since', amount, sentence]) expect(text).toContain(part);
  });

  it('takes a name in any script without failing', async () => {
    const buyer = { name: 'अमित (Amit) \u202e', lines: ['amit@example.com'] };
    const text = textOf(await new PdfInvoicePrinter().print({ ...draft, buyer, number: 'LW-2026-000043' }));
    expect(text).toContain('(Amit)');
  });
});
