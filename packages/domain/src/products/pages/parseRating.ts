import { latinDigits } from './latinDigits.js';

export interface Rating {
  readonly value: number;
  readonly best: number;
}

const NUMBER = /\d{1,3}(?:[.,]\d{1,4})?/gu;
const MOST = 100;

/**
 * A rating in words of any language: "4.5 out of 5 stars", "4,5 von 5 Sternen", "5つ星のうち4.5", "8/10", "92%". A bare number is
 * of five. Null where there is none or it is more than its scale.
 */
export function parseRating(text: string): Rating | null {
  const found = (latinDigits(text.slice(0, MOST)).replaceAll('٫', '.').match(NUMBER) ?? []).map((one) =>
    Number(one.replace(',', '.')),
  );
  const [first, second] = found;
  if (first === undefined) return null;
  if (/\d ?%/u.test(text)) return ratingOf(first, 100);
  if (second === undefined) return ratingOf(first, 5);
  // Japanese and Turkish name the scale first.
  return /^\D*5 ?(?:つ星|yıldız)/u.test(text)
    ? ratingOf(second, first)
    : isScale(second)
      ? ratingOf(first, second)
      : ratingOf(first, 5);
}

const isScale = (value: number): boolean => value === 5 || value === 10 || value === 100 || value === 6 || value === 4;

const ratingOf = (value: number, best: number): Rating | null =>
  value >= 0 && value <= best && best > 0 ? { value, best } : null;

/** How pages shorten counts, by the word after the figure. */
const SHORT_FORMS: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  mil: 1e3,
  tsd: 1e3,
  tys: 1e3,
  тыс: 1e3,
  bin: 1e3,
  rb: 1e3,
  千: 1e3,
  천: 1e3,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  lakh: 1e5,
  mio: 1e6,
  млн: 1e6,
};
const SHORT = new RegExp(
  String.raw`(\d+(?:[.,]\d+)?)[ \u00A0\u202F]?(?:([千천万萬만])|(k|m|mil|tsd|tys|тыс|bin|rb|lakh|mio|млн)(?![\p{L}\d]))`,
  'iu',
);

/** A count with separators of any country and short forms: "14,652 ratings", "1.234 Bewertungen", "(2.3K)"; null without one. */
export function parseCount(text: string): number | null {
  const plain = latinDigits(text.slice(0, MOST));
  const short = SHORT.exec(plain);
  if (short !== null) {
    const times = SHORT_FORMS[(short[2] ?? short[3] ?? '').toLowerCase()] ?? 1;
    return Math.round(Number((short[1] ?? '').replace(',', '.')) * times);
  }
  const digits = /\d(?:[\d.,٬'’\u00A0\u202F ](?=\d)|\d)*/u.exec(plain)?.[0].replaceAll(/\D/gu, '');
  if (digits === undefined || digits.length > 10) return null;
  return Number(digits);
}
