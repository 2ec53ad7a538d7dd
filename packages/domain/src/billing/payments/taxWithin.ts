import type { TaxLine } from './Invoice.js';

/** The tax that an amount contains, rounded to a paisa; none where there is no rate. */
export function taxWithin(amountMinor: number, name: string, percent: number): readonly TaxLine[] {
  if (percent <= 0) return [];
  return [{ name, percent, amountMinor: Math.round((amountMinor * percent) / (100 + percent)) }];
}
