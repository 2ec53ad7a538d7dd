import { formatNumber } from '../../ui/formatNumber';
import { DataTable, type Column } from '../../ui/list/DataTable';
import { PhoneFold } from '../../ui/page/PhoneFold';
import type { Comparison } from './CompetitorValues';

type Seller = Comparison['analysis_results'][number]['same_product_sellers'][number] & {
  readonly id: string;
  readonly page: string;
};

const UNSAID = '—';

const SELLERS: readonly Column<Seller>[] = [
  { name: 'Seller', cell: ({ seller }) => seller },
  { name: 'Page', cell: ({ page }) => page },
  {
    name: 'Price',
    isFigure: true,
    cell: ({ price, currency }) =>
      price === null ? UNSAID : currency === '' ? String(price) : formatNumber.price(price, currency),
  },
  {
    name: 'Seller rating',
    isFigure: true,
    cell: ({ rating }) => (rating === null ? UNSAID : formatNumber.decimal(rating)),
  },
  {
    name: 'Ratings',
    isFigure: true,
    cell: ({ reviews }) => (reviews === null ? UNSAID : formatNumber.integer(reviews)),
  },
];
const CONDITION: Column<Seller> = {
  name: 'Condition',
  cell: ({ features }) => (features.length === 0 ? UNSAID : features.join(', ')),
};

/** Who else sells the products of the pages, where a page lists them. Nothing where no page names a seller. */
export function CompetitorSellers({ result: { analysis_results: pages, products } }: { readonly result: Comparison }) {
  const labelOf = (address: string): string => products.find(({ url }) => url === address)?.label ?? address;
  const sellers = pages.flatMap(({ url, same_product_sellers: all }) =>
    all.map((one, at): Seller => ({ ...one, id: `${url} ${at}`, page: labelOf(url) })),
  );
  const counted = pages.filter(({ other_offers: more }) => more !== '');
  const columns = sellers.some(({ features }) => features.length > 0) ? [...SELLERS, CONDITION] : SELLERS;
  if (sellers.length === 0 && counted.length === 0) return null;
  return (
    <PhoneFold id="competitor-sellers" title="Sellers of the same product" note={formatNumber.integer(sellers.length)}>
      {sellers.length === 0 ? null : (
        <DataTable caption="Who sells it, page by page" rows={sellers} columns={columns} />
      )}
      {counted.map(({ url, other_offers: more }) => (
        <p key={url} className="lw-caption">
          {labelOf(url)} counts more offers without naming their sellers: {more}
        </p>
      ))}
    </PhoneFold>
  );
}
