import { formatNumber } from '../../../ui/formatNumber';
import type { PageProduct } from '../page/ReadPage';

const money = (amount: number | null, currency: string | null): string =>
  amount === null ? '' : currency === null ? formatNumber.decimal(amount) : formatNumber.price(amount, currency);

/** Values of a page as a buyer reads them; empty for what the page does not say. */
export const shownValues = {
  price: ({ price, currency }: PageProduct): string => money(price, currency),
  listPrice: ({ list_price: before, currency }: PageProduct): string => money(before, currency),
  rating: ({ rating, best_rating: best, rating_count: count }: PageProduct): string =>
    rating === null
      ? ''
      : `${formatNumber.decimal(rating)} of ${best ?? 5}${count === null ? '' : ` (${formatNumber.count(count, 'rating')})`}`,
  stock: ({ in_stock: stock, availability }: PageProduct): string => (stock === null ? '' : availability),
};
