import { CURRENCY_CODES, CURRENCY_SIGNS, THREE_DECIMALS } from './currencies.js';
import { latinDigits } from './latinDigits.js';

export interface Money {
  /** Not negative, in units of the currency. */
  readonly amount: number;
  /** ISO 4217; null where the text does not say. */
  readonly currency: string | null;
}

export interface MoneyHints {
  /** What the shop's country writes before decimals. */
  readonly decimal?: '.' | ',' | undefined;
  /** What a bare dollar sign or "kr" means there, and what a text without a sign is in. */
  readonly currency?: string | null;
}

const LONGEST = 200;
/** Digits with the signs between thousands. A blank separates only groups of three: "15.00 17% off" holds two figures. */
const FIGURE =
  /\d{1,3}(?:[ \u00A0\u202F\u2009'’]\d{3})+(?!\d)(?:[.,](?:\d{1,3}(?!\d)|-{1,2}))?|\d(?:[.,·٫٬'’](?=\d)|\d)*(?:[.,]-{1,2})?/gu;

/**
 * The first price of a text: "1.299,00 €", "₹1,29,900", "AED 26", "from $12.99". Null without a figure. A point or comma
 * with three digits behind it separates thousands, except in currencies with three decimals.
 */
export function parseMoney(text: string, hints: MoneyHints = {}): Money | null {
  const plain = folded(text.slice(0, LONGEST));
  const figure = [...plain.matchAll(FIGURE)].find((one) => !isShare(plain, one.index + one[0].length));
  if (figure === undefined) return null;
  const currency = currencyOf(plain, figure.index, figure.index + figure[0].length, hints.currency ?? null);
  const amount = amountOf(figure[0], hints.decimal, currency);
  return amount === null ? null : { amount, currency };
}

/** "Save 15 % from $20": a share is no price. */
const isShare = (text: string, end: number): boolean => /^\s?[%٪]/u.test(text.slice(end, end + 2));

const folded = (text: string): string =>
  latinDigits(text)
    // "36. 24".
    .replaceAll(/(\d[.,]) (?=\d{2}(?!\d))/gu, '$1')
    .replaceAll(/[\u200E\u200F\u202A-\u202E]/gu, '');

/** The number that digits with separators mean; null where they are none. */
export function amountOf(figure: string, decimal?: '.' | ',', currency: string | null = null): number | null {
  const digits = figure
    .replace(/[.,]-{1,2}$/u, '')
    .replaceAll('٫', '.')
    .replaceAll(/[\s'’·٬]/gu, '')
    .replace(/[.,]$/u, '');
  const marks = digits.match(/[.,]/gu) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return finite(digits);
  const tail = digits.length - digits.lastIndexOf(last) - 1;
  const isMixed = new Set(marks).size > 1;
  const isThousands = !isMixed && marks.length > 1;
  const isDecimal =
    isMixed ||
    BLANK_THOUSANDS.test(figure) ||
    (!isThousands &&
      (tail !== 3 ||
        digits.startsWith('0') ||
        (currency !== null && (decimal ?? THREE_DECIMALS.get(currency)) === last && THREE_DECIMALS.has(currency))));
  // "1.234.567,89", "1,234,567.89"; "1.299,000" of no currency is thousands twice.
  if (!isDecimal) return finite(digits.replaceAll(/[.,]/gu, ''));
  const at = digits.lastIndexOf(last);
  return finite(`${digits.slice(0, at).replaceAll(/[.,]/gu, '')}.${digits.slice(at + 1)}`);
}

/** "1 189,000": what separates thousands separates no decimals. */
const BLANK_THOUSANDS = /\d[\s'’]\d{3}[.,]/u;

function finite(text: string): number | null {
  const value = Number(text);
  return text !== '' && Number.isFinite(value) && value < 1e12 ? value : null;
}

/** What may mean several currencies, by the shop's country. */
const DOLLARS: ReadonlySet<string> = new Set('USD CAD AUD NZD SGD HKD TWD MXN COP CLP ARS UYU'.split(' '));
const KRONE: ReadonlySet<string> = new Set(['SEK', 'NOK', 'DKK', 'ISK']);
const RUPEES: ReadonlySet<string> = new Set(['INR', 'PKR', 'LKR', 'NPR']);

/** Signs that several countries use: of them the one counts that the shop is in. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  '¥': ['CNY'],
  元: ['TWD', 'HKD'],
  руб: ['BYN'],
  'р.': ['BYN'],
  lei: ['MDL'],
  'Bs.': ['VES', 'VEF'],
  Lei: ['MDL'],
};

/** A sign of letters is a word of its own: no "kn" begins "knives". */
const endsWithSign = (text: string, sign: string): boolean =>
  text.endsWith(sign) && !(WORD.test(sign) && /[A-Za-z]$/u.test(text.slice(0, -sign.length)));
const startsWithSign = (text: string, sign: string): boolean =>
  text.startsWith(sign) && !(WORD.test(sign) && /^[A-Za-z]/u.test(text.slice(sign.length)));
const WORD = /^[A-Za-z]+$/u;

function currencyOf(text: string, start: number, end: number, expected: string | null): string | null {
  const before = text.slice(Math.max(0, start - 12), start);
  const after = text.slice(end, end + 8);
  for (const near of [before.trimEnd().slice(-6), after.trimStart().slice(0, 6)]) {
    const code = /(?:^|[^A-Za-z])([A-Z]{3})(?![A-Za-z])/u.exec(near)?.[1];
    if (code !== undefined && CURRENCY_CODES.has(code)) return code;
  }
  const [left, right] = [before.trimEnd().replace(/:$/u, ''), after.trimStart()];
  for (const [sign, code] of CURRENCY_SIGNS)
    if (endsWithSign(left, sign) || startsWithSign(right, sign)) {
      if (code === 'INR' && sign.startsWith('R') && expected !== null && RUPEES.has(expected)) return expected;
      return expected !== null && SHARED[sign]?.includes(expected) === true ? expected : code;
    }
  if (/\$\s*$/u.test(before) || /^\s*\$/u.test(after))
    return expected !== null && DOLLARS.has(expected) ? expected : 'USD';
  if (/\bkr\.?\s*$/iu.test(before) || /^\s*kr\b/iu.test(after))
    return expected !== null && KRONE.has(expected) ? expected : null;
  return expected;
}
