import type { Token } from '../tokens/Token.js';
import { NUMBER_WORDS } from './numberWords.js';

/** Names of orders: what stands before one is multiplied by it. */
const ORDERS = [1_000_000, 1000, 100] as const;
const DOZEN = 12;

/**
 * A whole number in words from the token `at` on, by the grammar of English numerals: "forty-five", "two hundred and fifty",
 * "one thousand four hundred", "three dozen".
 *
 * @returns its value and the token behind it, or undefined where no number begins
 */
export function spelledNumber(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const start = belowHundred(tokens, at);
  if (start === undefined) return undefined;
  let { value, next } = start;
  let total = 0;
  let largest = Infinity;
  for (;;) {
    const order = orderAt(tokens, next);
    if (order === DOZEN) return { value: total + value * DOZEN, next: next + 1 };
    if (order !== undefined && order < largest) {
      // "Two hundred thousand": the hundreds are multiplied too.
      value *= order;
      next += 1;
      largest = order;
      const more = orderAt(tokens, next);
      if (more !== undefined && more > order && more !== DOZEN) {
        value *= more;
        next += 1;
        largest = more;
      }
    } else return { value: total + value, next };
    total += value;
    const joint = tokens[next]?.lower === 'and' ? 1 : 0;
    const rest = belowHundred(tokens, next + joint);
    if (rest === undefined) return { value: total, next };
    // "One thousand and four hundred" goes on; "one hundred and two hundred" are two numbers.
    const restOrder = orderAt(tokens, rest.next);
    if (restOrder !== undefined && restOrder >= largest) return { value: total, next };
    ({ value, next } = rest);
  }
}

function orderAt(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[tokens[at]?.text === '-' ? at + 1 : at]?.lower ?? '';
  const value = NUMBER_WORDS.get(word);
  if (value === undefined || tokens[at]?.text === '-') return undefined;
  return value === DOZEN && word === 'dozen' ? DOZEN : ORDERS.find((order) => order === value);
}

/** "Seven", "forty-five", "forty five". */
function belowHundred(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const word = tokens[at]?.lower ?? '';
  const value = NUMBER_WORDS.get(word);
  if (value === undefined) return undefined;
  if (value < 20 || value >= 100 || value % 10 !== 0) return { value, next: at + 1 };
  const dash = tokens[at + 1]?.text === '-' ? 1 : 0;
  const ones = NUMBER_WORDS.get(tokens[at + 1 + dash]?.lower ?? '');
  return ones !== undefined && ones > 0 && ones < 10
    ? { value: value + ones, next: at + dash + 2 }
    : { value, next: at + 1 };
}
