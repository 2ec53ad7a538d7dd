import type { LISTING_SORTS } from '@listwright/application/contract';
import { Checkbox } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../ui/formatDate';
import { SortHeader } from '../../../ui/list/SortHeader';
import type { ListOrder } from '../../../ui/list/useListOrder';
import { marketplaceName } from '../../../ui/marketplaceName';
import { ProductPhoto } from '../../../ui/product/ProductPhoto';
import { scoreBand } from '../../../ui/scoreBand';
import { ListingStatus } from '../../../ui/listing/quality/ListingStatus';
import type { LibraryStore } from './LibraryStore';
import { RowMenu } from './RowMenu';
import styles from './LibraryTable.module.css';

interface LibraryTableProps {
  readonly store: LibraryStore;
  readonly order: ListOrder<(typeof LISTING_SORTS)[number]>;
  readonly caption: string;
  /** Columns that are not shown. */
  readonly hidden: ReadonlySet<string>;
  /** Opens a row beside the library. */
  readonly onLook: (id: string) => void;
}

/** The columns that may be hidden, in their order. */
export const LIBRARY_COLUMNS = ['SKU', 'Marketplace', 'Status', 'Score', 'Created'] as const;

/** A table from 768 px, cards below: the same rows in the same reading order. */
export const LibraryTable = observer(function LibraryTable({
  store,
  order,
  caption,
  hidden,
  onLook,
}: LibraryTableProps) {
  const { shown, selected } = store;
  const shows = (name: (typeof LIBRARY_COLUMNS)[number]) => !hidden.has(name);
  const isAll = selected.size === shown.length;
  return (
    <div className="lw-card lw-card-flush" data-page>
      <table className="lw-table">
        <caption className="lw-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.cellCheck}>
              <Checkbox
                aria-label="Select all listings shown"
                checked={isAll}
                indeterminate={selected.size > 0 && !isAll}
                onChange={({ currentTarget }) => store.selectAll(currentTarget.checked)}
              />
            </th>
            <th scope="col">Listing</th>
            {shows('SKU') ? (
              <th scope="col" className={styles.cellSku}>
                SKU
              </th>
            ) : null}
            {shows('Marketplace') ? <th scope="col">Marketplace</th> : null}
            {shows('Status') ? <th scope="col">Status</th> : null}
            {shows('Score') ? (
              <SortHeader sort="score" order={order} className={styles.cellFigure}>
                Score
              </SortHeader>
            ) : null}
            {shows('Created') ? (
              <SortHeader sort="date" order={order}>
                Created
              </SortHeader>
            ) : null}
            <th scope="col">
              <span className="lw-visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const band = scoreBand(row.score);
            return (
              <tr key={row.id} data-library-row={row.id} data-selected={selected.has(row.id) || undefined}>
                <td className={styles.cellCheck}>
                  <Checkbox
                    aria-label={`Select ${row.product_name}`}
                    checked={selected.has(row.id)}
                    onChange={({ currentTarget }) => store.select(row.id, currentTarget.checked)}
                  />
                </td>
                <th scope="row" className={styles.cellMain}>
                  <div className={styles.listing}>
                    <ProductPhoto name={row.product_name} thumbnail={row.thumbnail} />
                    <div className={styles.words}>
                      <Link to={`/app/listings/${row.id}`} className="lw-row-link">
                        {row.product_name}
                      </Link>
                      <span className="lw-caption lw-clip">{row.generated_title}</span>
                    </div>
                  </div>
                </th>
                {shows('SKU') ? (
                  <td className={`${styles.cellSku} lw-mono`} data-empty={row.sku === '' || undefined}>
                    {row.sku}
                  </td>
                ) : null}
                {shows('Marketplace') ? (
                  <td className={styles.cellMarket}>{marketplaceName(row.marketplace)}</td>
                ) : null}
                {shows('Status') ? (
                  <td className={styles.cellStatus}>
                    <ListingStatus row={row} />
                  </td>
                ) : null}
                {shows('Score') ? (
                  <td className={`${styles.cellFigure} ${styles.cellScore}`} data-tone={band.tone}>
                    <span className="lw-tabular">{row.score}</span>{' '}
                    <span className={styles.scoreLabel}>{band.word}</span>
                  </td>
                ) : null}
                {shows('Created') ? (
                  <td className={styles.cellTime}>
                    <time dateTime={row.created_at} title={formatDate.dayAndTime(row.created_at)}>
                      {formatDate.ago(row.created_at)}
                    </time>
                  </td>
                ) : null}
                <td className={styles.cellActions}>
                  <RowMenu store={store} row={row} onLook={() => onLook(row.id)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});
