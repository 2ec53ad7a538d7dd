const DAY_SECONDS = 86_400;
/** 1970-01-01 in days from Excel's 1899-12-30. */
const EPOCH = 25_569;
/** 1904-01-01 in the same days. */
const FROM_1904 = 1462;
/** 9999-12-31, the last date that Excel knows. */
const LAST_DAY = 2_958_465;

/** A text of a workbook, with its escapes read: `_x000D_` is a carriage return, `_x005F_` the underscore before one. */
export function textOf(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    // Databases reject it, and no user typed it.
    return character === '\0' ? '' : character;
  });
}

/** A number as it was typed: 15 digits, which is what Excel keeps, and no exponent. */
export function numberText(stored: string): string {
  if (/^-?\d{1,15}$/.test(stored)) return stored;
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  const [digits = '', exponent] = String(Number(value.toPrecision(15))).split('e');
  return exponent === undefined ? digits : withoutExponent(digits, Number(exponent));
}

function withoutExponent(digits: string, exponent: number): string {
  const sign = digits.startsWith('-') ? '-' : '';
  const [integer = '', fraction = ''] = digits.slice(sign.length).split('.');
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - integer.length)}${integer}${fraction}`;
  return `${sign}${integer}${fraction.padEnd(exponent, '0')}`;
}

/** A day or a moment as ISO 8601, without a zone; a time of day alone where there is no day. */
export function dateText(stored: string, from1904: boolean): string {
  const serial = Number(stored) + (from1904 ? FROM_1904 : 0);
  if (stored.trim() === '' || !(serial >= 0 && serial < LAST_DAY + 1)) return numberText(stored);
  // Excel counts a 29 February 1900 that did not exist, so the days before it are one off.
  const days = serial < 60 && serial >= 1 && !from1904 ? serial + 1 : serial;
  const iso = new Date(Math.round((days - EPOCH) * DAY_SECONDS) * 1000).toISOString().slice(0, 19);
  const [day = '', time = ''] = iso.split('T');
  if (serial < 1) return time;
  return time === '00:00:00' ? day : iso;
}
