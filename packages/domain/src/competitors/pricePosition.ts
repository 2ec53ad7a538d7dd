import { countOf, shownPrice } from '../shared/index.js';
import type { ComparedProduct, Price } from './ComparedProduct.js';

/** Where a price is among others of the same currency. */
export interface PricePosition {
  readonly currency: string;
  /** The own price; null where it is not known, or in another currency than the others. */
  readonly own: number | null;
  readonly lowest: number;
  readonly average: number;
  readonly median: number;
  readonly highest: number;
  /** How many competitors have a price in this currency. */
  readonly count: number;
  /** How many of them ask less than the own price. */
  readonly cheaper: number;
  /** The own price against the average in percent; negative: below. Null without an own price. */
  readonly difference: number | null;
}

/** Null where no competitor's price is known. The currency is the own one where others have it, else the most frequent. */
export function pricePosition(own: Price | null, others: readonly ComparedProduct[]): PricePosition | null {
  const prices = others.flatMap(({ price }) => (price === null || price.amount <= 0 ? [] : [price]));
  const currency = currencyOf(own, prices);
  const amounts = prices
    .filter((price) => price.currency === currency)
    .map(({ amount }) => amount)
    .toSorted((one, other) => one - other);
  const [lowest] = amounts;
  if (lowest === undefined) return null;
  const average = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  const middle = Math.floor(amounts.length / 2);
  const median =
    amounts.length % 2 === 1 ? (amounts[middle] ?? 0) : ((amounts[middle - 1] ?? 0) + (amounts[middle] ?? 0)) / 2;
  const mine = own !== null && own.amount > 0 && own.currency === currency ? own.amount : null;
  return {
    currency,
    own: mine,
    lowest,
    average: cents(average),
    median: cents(median),
    highest: amounts.at(-1) ?? lowest,
    count: amounts.length,
    cheaper: mine === null ? 0 : amounts.filter((amount) => amount < mine).length,
    difference: mine === null ? null : Math.round(((mine - average) / average) * 1000) / 10,
  };
}

function currencyOf(own: Price | null, prices: readonly Price[]): string {
  if (own !== null && prices.some(({ currency }) => currency === own.currency)) return own.currency;
  const counts = new Map<string, number>();
  for (const { currency } of prices) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** The position in sentences; says what is not known. */
export function priceSentences(position: PricePosition | null): readonly string[] {
  if (position === null) return ['No competitor page states a price.'];
  const { currency, own, lowest, highest, average, count, cheaper, difference } = position;
  const shown = (amount: number): string => shownPrice(amount, currency);
  const range =
    count === 1
      ? `One competitor asks ${shown(lowest)}.`
      : `${count} competitors ask ${shown(lowest)} to ${shown(highest)}, on average ${shown(average)}.`;
  if (own === null || difference === null) return [range, 'Your price is not known in this currency.'];
  const where =
    Math.abs(difference) < 1
      ? 'at the average'
      : `${Math.abs(difference)}% ${difference < 0 ? 'below' : 'above'} the average`;
  return [
    range,
    `Your price of ${shown(own)} is ${where}; ${cheaper === 0 ? 'no competitor asks' : countOf(cheaper, 'competitor asks', 'competitors ask')} less.`,
  ];
}
