import { InvalidArgumentError } from 'commander';

/** Parses a whole number from `least` to `most`; anything else is a usage error. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new InvalidArgumentError(`Use a whole number from ${least} to ${most}.`);
    return number;
  };
}
