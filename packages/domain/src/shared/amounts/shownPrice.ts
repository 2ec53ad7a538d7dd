const CODE = /^[A-Z]{3}$/;

/**
 * "€9.95", "CHF 12.00"; the amount alone where the currency is not known. One way for sentences, which are stored, and for the
 * figures next to them: not in the locale of a reader.
 */
export function shownPrice(amount: number, currency: string): string {
  if (!CODE.test(currency)) return `${currency} ${amount.toFixed(2)}`.trim();
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount).replace(/\u00A0/gu, ' ');
}
