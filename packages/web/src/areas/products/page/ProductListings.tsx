import { Button, Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { notify } from '../../../ui/feedback/notify';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import { marketplaceName } from '../../../ui/marketplaceName';
import { SectionCard } from '../../../ui/page/SectionCard';
import { scoreBand } from '../../../ui/scoreBand';
import type { ListingRow, ProductStore } from './ProductStore';
import styles from './ProductListings.module.css';

const FAILED = 'Failed to load listings';

/** The listings of a product, newest first. */
export const ProductListings = observer(function ProductListings({ store }: { readonly store: ProductStore }) {
  const { listings, shownListings, product } = store;
  const { load, more } = listings;
  const loadMore = async () => {
    await more.run();
    if (more.status === 'failed') notify.failure(more.error, FAILED);
  };
  // The page the editor leads back to.
  const from = { path: `/app/products/${product?.id ?? ''}`, label: product?.product_name ?? 'Product' };
  return (
    <SectionCard title="Listings">
      {load.status === 'failed' ? (
        <ErrorState title={FAILED} error={load.error} onRetry={() => void load.run({})} />
      ) : listings.isFirstLoad ? (
        <Skeleton height={56} className="lw-after-200ms" />
      ) : shownListings.length === 0 ? (
        <p className="lw-secondary">No listings yet. “New listing” writes one from these facts.</p>
      ) : (
        <ul className={styles.rows}>
          {shownListings.map((row) => (
            <li key={row.id} className={styles.row}>
              <div className={styles.words}>
                <Link to={`/app/listings/${row.id}`} state={{ from }} className={`lw-row-link ${styles.title}`}>
                  {row.generated_title === '' ? row.product_name : row.generated_title}
                </Link>
                <span className="lw-caption">
                  {marketplaceName(row.marketplace)} · {formatDate.ago(row.updated_at)} · {stateOf(row)}
                </span>
              </div>
              <Score row={row} />
            </li>
          ))}
        </ul>
      )}
      {listings.hasMore ? (
        <Button variant="default" size="sm" onClick={loadMore} loading={more.isRunning}>
          Load more
        </Button>
      ) : null}
    </SectionCard>
  );
});

function Score({ row: { score } }: { readonly row: ListingRow }) {
  const { tone, word } = scoreBand(score);
  return (
    <span className={styles.score} data-tone={tone}>
      <span className="lw-visually-hidden">Score </span>
      <span className="lw-strong lw-tabular">{score}</span>
      <span className={styles.band}>{word}</span>
    </span>
  );
}

function stateOf({ status, score, error_count: errors, warning_count: warnings }: ListingRow): string {
  if (errors > 0) return formatNumber.count(errors, 'error');
  if (status === 'failed') return 'Failed';
  if (warnings > 0) return formatNumber.count(warnings, 'warning');
  return scoreBand(score).tone === 'bad' ? 'Needs work' : 'Ready';
}
