import type { Token } from '../tokens/Token.js';
import { NUMBER_WORDS } from './numberWords.js';

/** Names of orders: what stands before one is multiplied by it. */
const HUNDRED = 100;
const ORDERS: ReadonlySet<number> = new Set([HUNDRED, 1000, 1_000_000]);
const DOZEN = 12;

/**
 * A whole number in words from the token `at` on, by the grammar of English numerals: "forty-five", "two hundred and fifty",
 * "one thousand four hundred", "three dozen".
 *
 * @returns its value and the token behind it, or undefined where no number begins
 */
export function spelledNumber(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const first = belowHundred(tokens, at);
  if (first === undefined) return undefined;
  // "A hundred and eighty" are one hundred and eighty.
  const start = ORDERS.has(first.value) ? { value: 1, next: at } : first;
  // What is complete, and the hundreds that a thousand may still multiply.
  let total = 0;
  let { value: group, next } = start;
  for (;;) {
    const order = orderAt(tokens, next);
    if (order !== undefined) {
      next = order.next;
      if (order.value === DOZEN) return { value: total + group * DOZEN, next };
      if (order.value === HUNDRED) group *= HUNDRED;
      else {
        // "Two hundred thousand", "one hundred and twenty-five thousand".
        total += group * order.value;
        group = 0;
      }
    }
    const joint = order !== undefined && tokens[next]?.lower === 'and' ? 1 : 0;
    const rest = order === undefined ? undefined : belowHundred(tokens, next + joint);
    if (rest === undefined || rest.value >= HUNDRED) {
      const further = orderAt(tokens, next);
      if (further !== undefined && further.value > HUNDRED) continue;
      return { value: total + group, next };
    }
    // "One hundred and two hundred" are two numbers.
    if (orderAt(tokens, rest.next)?.value === HUNDRED && order?.value === HUNDRED)
      return { value: total + group, next };
    group += rest.value;
    ({ next } = rest);
    if (orderAt(tokens, next) === undefined) return { value: total + group, next };
  }
}

/** The name of an order and the token behind it; it may hang on a dash: "two-hundred". */
function orderAt(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const place = tokens[at]?.text === '-' ? at + 1 : at;
  const word = tokens[place]?.lower ?? '';
  const value = NUMBER_WORDS.get(word);
  if (value === DOZEN) return word === 'dozen' ? { value, next: place + 1 } : undefined;
  return value !== undefined && ORDERS.has(value) ? { value, next: place + 1 } : undefined;
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
