import { InvalidArgumentError } from 'commander';

/** Parses an amount of rupees with at most two decimals; anything else is a usage error. */
export function rupeesAmount(text: string): number {
  const amount = Number(text);
  if (!/^\d+(\.\d{1,2})?$/.test(text) || amount <= 0) throw new InvalidArgumentError('Use rupees, for example 824.50.');
  return amount;
}
