import { parseCount, type PageOffer } from '@listwright/domain/products';
import { listedOffers } from '../listedOffers.js';
import type { PageSource } from '../PageSource.js';
import { pricesOf } from './pricesOf.js';
import { isA, localName, textValue, thingsIn, type Thing } from './Thing.js';

const BEST = 5;

/** Who offers the product, by its offers: those of a collected offer are offers of sellers. */
export function sellersOf(offers: readonly Thing[], source: PageSource): readonly PageOffer[] {
  const each = offers.flatMap((offer) => (isA(offer, 'aggregateoffer') ? thingsIn(offer, 'offers') : [offer]));
  return listedOffers(
    each.map((offer) => {
      const { price, currency } = pricesOf(offer, source);
      const [seller] = [...thingsIn(offer, 'seller'), ...thingsIn(offer, 'offeredBy')];
      return {
        seller: nameOf(textValue(offer, 'seller', 'offeredBy')),
        price: price === 0 ? null : price,
        currency,
        ...ratingOf(seller),
        condition: conditionOf(textValue(offer, 'itemCondition')),
      };
    }),
  );
}

/** An address names no seller. */
const nameOf = (text: string): string => (/^(?:https?:|#)/u.test(text) || text.length > 80 ? '' : text);

function ratingOf(seller: Thing | undefined): Pick<PageOffer, 'rating' | 'rating_count'> {
  const [rating] = thingsIn(seller, 'aggregateRating');
  const figure = Number(textValue(rating, 'ratingValue').replace(',', '.'));
  const best = Number(textValue(rating, 'bestRating')) || BEST;
  const count = parseCount(textValue(rating, 'ratingCount', 'reviewCount'));
  const isKnown = rating !== undefined && figure > 0 && figure <= best && count !== 0;
  return isKnown
    ? { rating: Math.round((figure / best) * BEST * 10) / 10, rating_count: count }
    : { rating: null, rating_count: null };
}

/** "Used" of "https://schema.org/UsedCondition". */
const conditionOf = (text: string): string | null =>
  localName(text)
    .replace(/Condition$/u, '')
    .trim() || null;
