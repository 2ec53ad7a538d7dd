import { InvoicePrinter } from '@listwright/application/billing';
import { PLANS, type Invoice, type InvoiceParty } from '@listwright/domain/billing';
import { drawRupees } from './drawRupees.js';
import { printable } from './printable.js';

const MARGIN = 56;
const RIGHT = 539;
const GREY = '#5b6470';
const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

type Page = PDFKit.PDFDocument;

/** A page of A4. The library is loaded for the first invoice. */
export class PdfInvoicePrinter extends InvoicePrinter {
  override async print(invoice: Invoice): Promise<Uint8Array> {
    const { default: PdfDocument } = await import('pdfkit');
    const title = `Invoice ${invoice.number}`;
    const page = new PdfDocument({
      size: 'A4',
      margin: MARGIN,
      lang: 'en',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: printable(invoice.seller.name), CreationDate: invoice.createdAt },
    });
    const pieces: Buffer[] = [];
    page.on('data', (piece: Buffer) => pieces.push(piece));
    const pdf = new Promise<Uint8Array>((resolve) => page.on('end', () => resolve(Buffer.concat(pieces))));
    draw(page, invoice);
    page.end();
    return pdf;
  }
}

function draw(page: Page, invoice: Invoice): void {
  page.font('Helvetica-Bold').fontSize(22).text('Invoice', MARGIN, MARGIN);
  page.font('Helvetica').fontSize(10).fillColor(GREY);
  page.text(`Number ${invoice.number}`, MARGIN, 90);
  page.text(`Date ${DAY.format(invoice.createdAt)}`);
  party(page, 'From', invoice.seller, MARGIN);
  party(page, 'To', invoice.buyer, 310);
  lines(page, invoice);
}

function stateOf({ amountMinor, refundedMinor }: Invoice): string {
  if (refundedMinor === 0) return 'Paid in full.';
  return refundedMinor < amountMinor ? 'Paid in full, partly refunded.' : 'Paid, and refunded in full.';
}

function party(page: Page, label: string, { name, lines: more }: InvoiceParty, left: number): void {
  page.fillColor(GREY).font('Helvetica').fontSize(9).text(label, left, 145);
  page.fillColor('black').font('Helvetica-Bold').fontSize(11).text(printable(name), left, 158, { width: 225 });
  page.font('Helvetica').fontSize(10);
  for (const line of more.filter((one) => one !== name)) page.text(printable(line), { width: 225 });
}

function lines(page: Page, invoice: Invoice): void {
  const { plan, period, amountMinor, refundedMinor, taxLines } = invoice;
  const taxes = taxLines.reduce((sum, tax) => sum + tax.amountMinor, 0);
  let top = 270;
  const row = (text: string, minor: number, font: 'Helvetica' | 'Helvetica-Bold' = 'Helvetica') => {
    page.font(font).fontSize(11).fillColor('black').text(text, MARGIN, top, { width: 380 });
    drawRupees(page, minor, RIGHT, top);
    top += 22;
  };
  const rule = () => {
    page.moveTo(MARGIN, top).lineTo(RIGHT, top).lineWidth(0.5).strokeColor('#c4cad2').stroke();
    top += 10;
  };
  rule();
  row(`${PLANS[plan].name} plan, one month`, amountMinor - taxes);
  page.fontSize(9).fillColor(GREY);
  page.text(`Period ${DAY.format(period.start)} to ${DAY.format(period.end)}`, MARGIN, top - 6);
  top += 16;
  rule();
  for (const tax of taxLines) row(`${printable(tax.name)} ${tax.percent}%`, tax.amountMinor);
  row('Total', amountMinor, 'Helvetica-Bold');
  if (refundedMinor > 0) row('Refunded since', refundedMinor);
  page
    .fontSize(9)
    .fillColor(GREY)
    .font('Helvetica')
    .text(stateOf(invoice), MARGIN, top + 6);
}
