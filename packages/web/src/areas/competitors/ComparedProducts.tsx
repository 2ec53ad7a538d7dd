import { formatNumber } from '../../ui/formatNumber';
import { DataTable, type Column } from '../../ui/list/DataTable';
import styles from './Competitors.module.css';
import type { Comparison } from './CompetitorValues';
import { PriceChart } from './priceChart/PriceChart';
import { shownPrice } from './shownPrice';

type Product = Comparison['products'][number];

const UNSAID = '—';

const count = (value: number | null): string => (value === null ? UNSAID : formatNumber.integer(value));

const PRODUCTS: readonly Column<Product>[] = [
  { name: 'Product', cell: ({ label, title }) => <Named label={label} title={title} /> },
  { name: 'Price', isFigure: true, cell: shownPrice },
  { name: 'Rating', isFigure: true, cell: ({ rating }) => (rating === null ? UNSAID : formatNumber.decimal(rating)) },
  { name: 'Reviews', isFigure: true, cell: ({ reviews }) => count(reviews) },
  { name: 'Images', isFigure: true, cell: ({ images }) => count(images) },
  { name: 'Bullets', isFigure: true, cell: ({ bullet_points: bullets }) => String(bullets.length) },
];

function Named({ label, title }: { readonly label: string; readonly title: string }) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      <span className="lw-caption">{title}</span>
    </>
  );
}

/** Price, rating and what else can be counted, side by side, and where the own price is. */
export function ComparedProducts({
  products,
  price_analysis: prices,
}: Pick<Comparison, 'products' | 'price_analysis'>) {
  return (
    <>
      <DataTable caption="Products side by side" rows={products} columns={PRODUCTS} />
      <div className={styles.prices}>
        <div className={styles.pricesRow}>
          <PriceChart products={products} />
          {prices === '' ? null : <p>{prices}</p>}
        </div>
      </div>
    </>
  );
}
