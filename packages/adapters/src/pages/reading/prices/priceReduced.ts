import { parseMoney } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { shortText, type PageElement } from '../PageTree.js';
import type { Hints } from './placesOfPrice.js';

const LONGEST = 60;
/** "EUR219.99 -50% EUR110.00": two amounts and their difference, and nothing else. */
const REDUCED = /^\D*\d[\d.,' ]*\D{0,12}?-\s?(\d{1,2})\s?%\D*\d[\d.,' ]*\D*$/u;

/**
 * Replaces a price of the data that the page shows as the one before: what is asked stands behind how much less it is, and the figures
 * agree. `places` are where the page shows the price.
 */
export function priceReduced(places: readonly PageElement[], price: number, hints: Hints, findings: Findings): boolean {
  for (const place of places)
    for (const part of [place.parent, place.parent?.parent]) {
      const text = shortText(part ?? undefined, LONGEST);
      const percent = REDUCED.exec(text)?.[1];
      if (percent === undefined || parseMoney(text, hints)?.amount !== price) continue;
      const now = parseMoney(text.slice(text.indexOf('%') + 1), hints)?.amount ?? 0;
      if (Math.abs((1 - now / price) * 100 - Number(percent)) >= 1.01) continue;
      findings.replace('price', now, { strategy: 'text', path: 'price and percentage', certainty: 'likely' });
      findings.add('list_price', price, 'text', 'price and percentage', 'likely');
      return true;
    }
  return false;
}
