import { rupeesText } from '@listwright/domain/admin';

const PAISE = 100;

/** Money of the ledger with its sign; no paise where there are none. */
export function rupees(amount: number): string {
  return rupeesText(Math.round(amount * PAISE));
}
