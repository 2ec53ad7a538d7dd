const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 0 });

/** Money of the ledger with its sign; no paise where there are none. */
export function rupees(amount: number): string {
  return format.format(amount).replace('-', '−');
}
