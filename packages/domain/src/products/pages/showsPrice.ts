import { CURRENCY_CODES, CURRENCY_SIGNS } from './currencies.js';

const escaped = (sign: string): string => sign.replaceAll(/[$.*+?^()|[\]\\/]/gu, String.raw`\$&`);
const signs = CURRENCY_SIGNS.map(([sign]) => sign);
const isWord = (sign: string): boolean => /^[A-Za-z]/u.test(sign);
const SIGNS = [...signs.filter((sign) => !isWord(sign)).map(escaped), String.raw`\$`].join('|');
const WORDS = [...signs.filter(isWord).map(escaped), 'kr', ...CURRENCY_CODES].join('|');
/** A figure with a currency directly before or behind it. It begins with the digit, as most texts hold few: no sign is looked for elsewhere. */
const PRICE = new RegExp(
  String.raw`\d(?:(?<=(?:${SIGNS}|(?<![\p{L}\d])(?:${WORDS})\.?)\s?\d)|(?:[.,]-{1,2})?\s?(?:${SIGNS}|(?:${WORDS})(?!\p{L})))`,
  'u',
);

/** Whether a text shows an amount of money: "12,50 €", "Rs. 499", "USD 20"; a bare figure is none. */
export const showsPrice = (text: string): boolean => PRICE.test(text);
