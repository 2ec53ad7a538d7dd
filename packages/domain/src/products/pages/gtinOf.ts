const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** The digits of a GTIN (EAN, UPC, ISBN-13) where their number and check digit are right, else null (GS1 General Specifications, 7.9). */
export function gtinOf(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/gu, '').replace(/^(?:urn:)?(?:isbn|gtin|ean|upc):?/iu, '');
  if (!/^\d+$/u.test(digits) || !LENGTHS.has(digits.length) || /^0+$/u.test(digits)) return null;
  const sum = [...digits.slice(0, -1)]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1)) ? digits : null;
}
