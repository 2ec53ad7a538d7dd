import { Checkbox } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../ui/formatDate';
import { marketplaceName } from '../../../ui/marketplaceName';
import { scoreBand } from '../../../ui/scoreBand';
import { ListingStatus } from './ListingStatus';
import type { LibraryStore } from './LibraryStore';
import { RowMenu } from './RowMenu';

/** A table from 768 px, cards below: the same rows in the same reading order. */
export const LibraryTable = observer(function LibraryTable({ store }: { readonly store: LibraryStore }) {
  const { shown, selected } = store;
  const isAll = selected.size === shown.length;
  return (
    <div className="lw-card lw-card-flush">
      <table className="lw-table">
        <caption className="lw-visually-hidden">Listings, newest first</caption>
        <thead>
          <tr>
            <th scope="col" className="lw-cell-check">
              <Checkbox
                aria-label="Select all listings shown"
                checked={isAll}
                indeterminate={selected.size > 0 && !isAll}
                onChange={({ currentTarget }) => store.selectAll(currentTarget.checked)}
              />
            </th>
            <th scope="col">Listing</th>
            <th scope="col">Marketplace</th>
            <th scope="col">Status</th>
            <th scope="col" className="lw-cell-figure">
              Score
            </th>
            <th scope="col">Changed</th>
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
                <td className="lw-cell-check">
                  <Checkbox
                    aria-label={`Select ${row.product_name}`}
                    checked={selected.has(row.id)}
                    onChange={({ currentTarget }) => store.select(row.id, currentTarget.checked)}
                  />
                </td>
                <th scope="row" className="lw-cell-main">
                  <Link to={`/app/listings/${row.id}`} className="lw-row-link">
                    {row.product_name}
                  </Link>
                  <span className="lw-caption lw-clip">{row.generated_title}</span>
                </th>
                <td className="lw-cell-market">{marketplaceName(row.marketplace)}</td>
                <td className="lw-cell-status">
                  <ListingStatus row={row} />
                </td>
                <td className="lw-cell-figure lw-cell-score" data-tone={band.tone}>
                  <span className="lw-tabular">{row.score}</span> <span className="lw-score-label">{band.word}</span>
                </td>
                <td className="lw-cell-time">
                  <time dateTime={row.updated_at} title={formatDate.dayAndTime(row.updated_at)}>
                    {formatDate.ago(row.updated_at)}
                  </time>
                </td>
                <td className="lw-cell-actions">
                  <RowMenu store={store} row={row} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});
