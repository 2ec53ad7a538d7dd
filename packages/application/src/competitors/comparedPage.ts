import type { ComparedProduct, ComparedSeller, Price } from '@listwright/domain/competitors';
import type { PageProduct } from '@listwright/domain/products';

/** What a page says of its product, as it is compared. */
export type ComparedPage = Omit<ComparedProduct, 'id' | 'label'>;

/** A rating is compared on the scale of five. */
const BEST = 5;

export function comparedPage(page: PageProduct): ComparedPage {
  const price = (amount: number | null): Price | null =>
    amount === null ? null : { amount, currency: page.currency ?? '' };
  const { rating, best_rating: best } = page;
  return {
    title: page.title,
    brand: page.brand ?? '',
    category: page.category ?? '',
    price: price(page.price),
    listPrice: price(page.list_price),
    rating: rating === null ? null : Math.round((rating / (best ?? BEST)) * BEST * 10) / 10,
    reviewCount: page.rating_count,
    imageCount: page.images.length === 0 ? null : page.images.length,
    bulletPoints: page.bullet_points,
    description: page.description ?? '',
    specifications: page.specifications,
    asin: page.asin ?? '',
    seller: page.seller ?? '',
    sellers: sellersOf(page, price(page.price)),
    otherOffers: page.other_offers ?? '',
  };
}

/** The offers that the page lists, after the one that it sells by itself. */
function sellersOf({ seller, offers }: PageProduct, price: Price | null): readonly ComparedSeller[] {
  const listed = offers.map((offer): ComparedSeller => ({
    seller: offer.seller,
    price: offer.price === null ? null : { amount: offer.price, currency: offer.currency ?? '' },
    rating: offer.rating,
    ratingCount: offer.rating_count,
    condition: offer.condition ?? '',
  }));
  const isListed = listed.some((one) => one.seller.toLowerCase() === seller?.toLowerCase());
  return seller === null || isListed
    ? listed
    : [{ seller, price, rating: null, ratingCount: null, condition: '' }, ...listed];
}
