import { rupeesText } from '@listwright/domain/admin';

const PAISE = 100;

/** An amount of the ledger with its sign; without paise if there are none. */
export function rupees(amount: number): string {
  return rupeesText(Math.round(amount * PAISE));
}
