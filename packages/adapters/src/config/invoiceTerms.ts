import type { InvoiceTerms } from '@listwright/application/billing';
import type { Config } from './configSchema.js';

/** What the operator puts on every invoice. */
export function invoiceTerms({ INVOICE_SELLER, INVOICE_TAX_NAME, INVOICE_TAX_PERCENT }: Config): InvoiceTerms {
  const [name = '', ...lines] = INVOICE_SELLER.split('|').map((line) => line.trim());
  return { seller: { name, lines }, taxName: INVOICE_TAX_NAME, taxPercent: INVOICE_TAX_PERCENT };
}
