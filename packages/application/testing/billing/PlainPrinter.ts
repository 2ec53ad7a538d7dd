import type { Invoice } from '@listwright/domain/billing';
import { InvoicePrinter } from '../../src/billing/index.js';

export class PlainPrinter extends InvoicePrinter {
  override async print({ number }: Invoice): Promise<Uint8Array> {
    return new TextEncoder().encode(`%PDF-1.7 (Invoice ${number})`);
  }
}
