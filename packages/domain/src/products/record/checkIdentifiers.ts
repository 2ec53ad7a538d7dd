import { DomainError, type FieldFault } from '../../shared/index.js';
import { ASIN_FAULT, isAsin } from './isAsin.js';
import { SKU_FAULT, SKU_MAX, type ProductIdentifiers } from './ProductIdentifiers.js';

const GTIN = /^(?:\d{8}|\d{12,14})$/u;

/**
 * Whether the last digit of a GTIN follows from the others: each is weighed by 3 and 1 in turn, from the right (GS1
 * General Specifications, section 7.9).
 */
export function isGtin(digits: string): boolean {
  if (!GTIN.test(digits)) return false;
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** A seller's number as it is stored: with single blanks. */
export const tidySku = (sku: string): string => sku.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Identifiers as they are stored: without blanks and, in a GTIN, hyphens. Throws `invalid` for those that cannot be. */
export function checkIdentifiers(given: ProductIdentifiers): ProductIdentifiers {
  const sku = tidySku(given.sku);
  const asin = given.asin.trim().toUpperCase();
  const gtin = given.gtin.replace(/[\s-]/gu, '');
  const faults: FieldFault[] = [];
  if (sku.length > SKU_MAX) faults.push({ path: 'sku', message: SKU_FAULT });
  if (asin !== '' && !isAsin(asin)) faults.push({ path: 'asin', message: ASIN_FAULT });
  if (gtin !== '' && !isGtin(gtin))
    faults.push({ path: 'gtin', message: 'This is no GTIN: it has 8, 12, 13 or 14 digits, and the last must fit' });
  if (faults.length > 0)
    throw new DomainError('invalid', 'invalid_identifier', faults.map(({ message }) => message).join('. '), { faults });
  return { sku, asin, gtin };
}
