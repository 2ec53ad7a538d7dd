import { formatNumber } from '../../ui/formatNumber';
import type { Comparison } from './CompetitorValues';

/** The price of a compared product; some pages name no currency. */
export const shownPrice = ({ price, currency }: Comparison['products'][number]): string =>
  price === null ? '—' : currency === '' ? String(price) : formatNumber.price(price, currency);
