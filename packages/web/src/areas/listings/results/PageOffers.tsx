import { formatNumber } from '../../../ui/formatNumber';
import { DataTable, type Column } from '../../../ui/list/DataTable';
import { SectionCard } from '../../../ui/page/SectionCard';
import type { PageProduct } from '../page/ReadPage';

type Offer = PageProduct['offers'][number] & { readonly id: string };

const UNSAID = '—';
const OFFERS: readonly Column<Offer>[] = [
  { name: 'Seller', cell: ({ seller }) => seller },
  {
    name: 'Price',
    isFigure: true,
    cell: ({ price, currency }) =>
      price === null ? UNSAID : currency === null ? formatNumber.decimal(price) : formatNumber.price(price, currency),
  },
  {
    name: 'Seller rating',
    isFigure: true,
    cell: ({ rating, rating_count: count }) =>
      rating === null
        ? UNSAID
        : `${formatNumber.decimal(rating)}${count === null ? '' : ` (${formatNumber.integer(count)})`}`,
  },
  { name: 'Condition', cell: ({ condition }) => condition ?? UNSAID },
];

/** Who sells the product on this page, where it lists more than the seller above. */
export function PageOffers({ product: { offers, other_offers: more } }: { readonly product: PageProduct }) {
  if (offers.length < 2 && more === null) return null;
  return (
    <SectionCard title="Sellers of this product" note={more ?? undefined}>
      {offers.length === 0 ? (
        <p className="lw-secondary">The page counts these offers, but doesn't name their sellers.</p>
      ) : (
        <DataTable
          caption="Sellers of this product"
          rows={offers.map((offer, at) => ({ ...offer, id: String(at) }))}
          columns={OFFERS}
        />
      )}
    </SectionCard>
  );
}
