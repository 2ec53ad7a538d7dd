import { Link } from 'react-router-dom';
import type { Column } from '../../../ui/list/DataTable';
import { Ago } from '../../../ui/list/row/Ago';
import { ListingStatus } from '../../../ui/listing/quality/ListingStatus';
import { marketplaceName } from '../../../ui/marketplaceName';
import { ProductPhoto } from '../../../ui/product/ProductPhoto';
import { scoreBand } from '../../../ui/scoreBand';
import type { LibraryStore, ListingRow } from './LibraryStore';
import { RowMenu } from './RowMenu';
import styles from './libraryColumns.module.css';

/** The columns of the library; the last has the actions of a row, and opens it beside the list. */
export const libraryColumns = (store: LibraryStore, look: (id: string) => void): readonly Column<ListingRow>[] => [
  {
    name: 'Listing',
    className: styles.main,
    cell: (row) => (
      <div className={styles.listing}>
        <ProductPhoto name={row.product_name} thumbnail={row.thumbnail} />
        <div className={styles.words}>
          <Link to={`/app/listings/${row.id}`} className="lw-row-link">
            {row.product_name}
          </Link>
          <span className="lw-caption lw-clip">{row.generated_title}</span>
        </div>
      </div>
    ),
  },
  {
    name: 'SKU',
    className: styles.sku,
    cell: ({ sku }) => (sku === '' ? null : <span className="lw-mono">{sku}</span>),
  },
  { name: 'Marketplace', className: styles.market, cell: ({ marketplace }) => marketplaceName(marketplace) },
  { name: 'Status', className: styles.status, cell: (row) => <ListingStatus row={row} /> },
  {
    name: 'Score',
    sort: 'score',
    isFigure: true,
    className: styles.score,
    cell: ({ score }) => {
      const { tone, word } = scoreBand(score);
      return (
        <span data-tone={tone}>
          <span className="lw-strong">{score}</span> <span className={styles.band}>{word}</span>
        </span>
      );
    },
  },
  {
    name: 'Created',
    sort: 'date',
    className: styles.time,
    cell: ({ created_at: at }) => <Ago at={at} />,
  },
  {
    name: 'Actions',
    isQuiet: true,
    className: styles.actions,
    cell: (row) => <RowMenu store={store} row={row} onLook={() => look(row.id)} />,
  },
];
