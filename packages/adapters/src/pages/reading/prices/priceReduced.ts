import { parseMoney } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { shortText } from '../PageTree.js';
import type { PageSource } from '../PageSource.js';
import { placesOfPrice } from './placesOfPrice.js';

const LONGEST = 60;
/** "EUR219.99 -50% EUR110.00": two amounts and their difference, and nothing else. */
const REDUCED = /^\D*\d[\d.,' ]*\D{0,12}?-\s?(\d{1,2})\s?%\D*\d[\d.,' ]*\D*$/u;

/**
 * A price of the data that the page shows as the one before: what is asked stands behind how much less it is, and the figures agree.
 */
export function priceReduced(source: PageSource, findings: Findings): void {
  const price = findings.get('price');
  if (price === undefined || findings.get('list_price') !== undefined) return;
  const hints = { ...source, currency: findings.get('currency') ?? source.currency };
  for (const place of placesOfPrice(price, source, hints))
    for (const part of [place.parent, place.parent?.parent]) {
      const text = shortText(part ?? undefined, LONGEST);
      const percent = REDUCED.exec(text)?.[1];
      const first = parseMoney(text, hints)?.amount;
      const now = parseMoney(text.slice(text.indexOf('%') + 1), hints)?.amount;
      if (percent === undefined || now === undefined || first !== price) continue;
      if (Math.abs((1 - now / price) * 100 - Number(percent)) >= 1.01) continue;
      findings.replace('price', now, { strategy: 'text', path: 'price and percentage', certainty: 'likely' });
      findings.add('list_price', price, 'text', 'price and percentage', 'likely');
      return;
    }
}
