import { Link } from 'react-router-dom';
import type { Column } from '../../../ui/list/DataTable';
import { Ago } from '../../../ui/list/row/Ago';
import { QuickLook } from '../../../ui/list/row/QuickLook';
import { StatusPill } from '../../../ui/page/StatusPill';
import type { ProductRow } from '../../../ui/product/Product';
import { ProductPhoto } from '../../../ui/product/ProductPhoto';
import { scoreBand } from '../../../ui/scoreBand';
import { ProductNeeds } from './ProductNeeds';
import styles from './productColumns.module.css';

/** The columns of the list of products; the last opens a row beside it. */
export const productColumns = (look: (id: string) => void): readonly Column<ProductRow>[] => [
  {
    name: 'Product',
    className: styles.main,
    sort: 'name',
    sortsFirst: 'asc',
    cell: ({ id, product_name: name, brand, thumbnail, is_sample: isSample }) => (
      <div className={styles.product}>
        <ProductPhoto name={name} thumbnail={thumbnail} />
        <div className={styles.words}>
          <span className={styles.name}>
            <Link to={`/app/products/${id}`} className="lw-row-link">
              {name}
            </Link>
            {isSample ? <StatusPill tone="ai">Sample</StatusPill> : null}
          </span>
          {/* The name and the label of a sample say it already. */}
          {brand === '' || isSample ? null : <span className="lw-caption">{brand}</span>}
        </div>
      </div>
    ),
  },
  { name: 'SKU / ASIN', className: styles.sku, cell: ({ sku, asin }) => <Numbers sku={sku} asin={asin} /> },
  {
    name: 'Listings',
    isFigure: true,
    className: styles.listings,
    cell: ({ listings }) => (
      <>
        {listings.count}
        {/* A card has no headings. */}
        <span className={styles.unit}>{listings.count === 1 ? ' listing' : ' listings'}</span>
      </>
    ),
  },
  {
    name: 'Lowest score',
    sort: 'score',
    sortsFirst: 'asc',
    isFigure: true,
    className: styles.lowest,
    cell: ({ listings }) => <Score score={listings.lowest_score} />,
  },
  { name: 'Needs', className: styles.needs, cell: (row) => <ProductNeeds row={row} /> },
  {
    name: 'Added',
    sort: 'date',
    className: styles.added,
    cell: ({ created_at: at }) => <Ago at={at} />,
  },
  {
    name: 'Actions',
    isQuiet: true,
    className: styles.actions,
    cell: ({ id, product_name: name }) => <QuickLook name={name} onLook={() => look(id)} />,
  },
];

function Numbers({ sku, asin }: Pick<ProductRow, 'sku' | 'asin'>) {
  const numbers = [sku, asin].filter((number) => number !== '');
  if (numbers.length === 0) return <span className={`lw-secondary ${styles.none}`}>—</span>;
  return (
    <span className={styles.numbers}>
      {numbers.map((number) => (
        <span key={number} className="lw-mono">
          {number}
        </span>
      ))}
    </span>
  );
}

function Score({ score }: { readonly score: number | null }) {
  if (score === null) return <span className={`lw-secondary ${styles.none}`}>—</span>;
  const { tone, word } = scoreBand(score);
  return (
    <span className={styles.score} data-tone={tone}>
      {/* A card has no headings, and the score is of a listing. */}
      <span className={styles.unit}>Lowest score </span>
      <span className="lw-strong">{score}</span> <span className={styles.band}>{word}</span>
    </span>
  );
}
