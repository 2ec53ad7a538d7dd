import { unitTerms } from '../lexicons/unitTerms.js';

const BY_SPELLING = new Map(unitTerms.flatMap((term) => term.spellings.map((spelling) => [spelling, term.symbol])));
const ALTERNATIVES = [...BY_SPELLING.keys()]
  .filter((spelling) => !['c', 'f', 'k', '%', '°'].includes(spelling))
  .toSorted((one, other) => other.length - one.length)
  .map((spelling) => spelling.replaceAll(/[./*+?^$()[\]{}|\\]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s`))
  .join('|');
const UNIT = new RegExp(String.raw`(\s?|-)(${ALTERNATIVES})(?![\p{L}\p{N}&])\.?`, 'iuy');
const SYMBOL = /\s?(%|°\s?[CF]?|[KCF](?![\p{L}\p{N}]))/uy;

/** A unit that stands right behind a figure. */
export interface UnitHit {
  readonly symbol: string;
  readonly end: number;
}

/**
 * The unit that follows the figure ending at `at`, if one does. Short units that are also words or codes ("in", "a",
 * "G", "M") count only in the shapes in which they are units: "3 in 1" has none, nor has "2.4G".
 */
export function unitAt(text: string, at: number, digits: number): UnitHit | undefined {
  SYMBOL.lastIndex = at;
  const sign = SYMBOL.exec(text);
  if (sign) return signHit(text, at, sign, digits);
  UNIT.lastIndex = at;
  const match = UNIT.exec(text);
  if (!match) return undefined;
  const [whole, gap = '', spelling = ''] = match;
  if (!isUnitShape(text, spelling, gap, at + whole.length)) return undefined;
  const symbol = BY_SPELLING.get(spelling.toLowerCase().replaceAll(/\s+/gu, ' '));
  // A full stop belongs to an abbreviation only when the sentence goes on in lower case: "20 in. wide".
  const dotted = whole.endsWith('.') && !/^\s+[a-z\d]/u.test(text.slice(at + whole.length)) ? 1 : 0;
  return symbol === undefined ? undefined : { symbol, end: at + whole.length - dotted };
}

function signHit(text: string, at: number, sign: RegExpExecArray, digits: number): UnitHit | undefined {
  const symbol = (sign[1] ?? '').replaceAll(/\s/gu, '');
  const end = at + sign[0].length;
  // "5500K" is a colour of light; "4K" and "9F" are names, and "220C" without its sign is left to the reader.
  if (symbol === 'K') return digits === 4 ? { symbol, end } : undefined;
  if (symbol === 'C' || symbol === 'F') return undefined;
  return /^[\p{L}\p{N}]/u.test(text.slice(end)) ? undefined : { symbol, end };
}

function isUnitShape(text: string, spelling: string, gap: string, end: number): boolean {
  const rest = text.slice(end, end + 6);
  switch (spelling) {
    case 'in':
    case 'In':
      return gap !== '' ? !/^\s+(?:\d|a|the|one|this|my|your)\b/iu.test(rest) : true;
    case 'IN':
      return !/^\s+\d/u.test(rest);
    case 'a':
    case 'G':
    case 'H':
    case 'S':
    case 'K':
      return false;
    case 'M':
    case 'MIN':
      return gap === '';
    case 'C':
    case 'F':
      return false;
    default:
      return true;
  }
}
