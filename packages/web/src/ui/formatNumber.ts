import { lazily, shownPrice } from '@listwright/domain/shared';

const integer = lazily(() => new Intl.NumberFormat());
const oneDecimal = lazily(
  () => new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Numbers in the reader's locale. */
export const formatNumber = {
  integer: (value: number) => integer().format(value),
  decimal: (value: number) => oneDecimal().format(value),
  percent: (value: number) => `${oneDecimal().format(value)}%`,
  seconds: (value: number) => `${value.toFixed(2)} s`,
  money: (value: number, currency: string) =>
    new Intl.NumberFormat('en-IN', { style: 'currency', currency, maximumFractionDigits: 0 }).format(value),
  /** A price with the decimals of its currency, as the sentences about it write it. */
  price: shownPrice,
  /** "1 listing", "3 listings"; `many` is for irregular plurals: "2 entries". */
  count: (value: number, noun: string, many = `${noun}s`) => `${integer().format(value)} ${value === 1 ? noun : many}`,
};
