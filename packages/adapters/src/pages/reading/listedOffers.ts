import type { PageOffer } from '@listwright/domain/products';

const MOST = 20;

/**
 * Offers with a seller, each seller and condition once: a shop names its own offer for every size, and the panel of offers
 * repeats the one of the page. Of equal ones the cheapest stays.
 */
export function listedOffers(offers: readonly PageOffer[]): readonly PageOffer[] {
  const listed = new Map<string, PageOffer>();
  for (const offer of offers) {
    if (offer.seller === '') continue;
    const key = `${offer.seller.toLowerCase()}\n${(offer.condition ?? '').toLowerCase()}`;
    const known = listed.get(key);
    if (known === undefined || (offer.price !== null && (known.price === null || offer.price < known.price)))
      listed.set(key, offer);
  }
  return [...listed.values()].slice(0, MOST);
}
