import type { PRODUCT_SORTS } from '@listwright/application/contract';
import { Button } from '@mantine/core';
import { IconPackages, IconSearchOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, type ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { notify } from '../../../ui/feedback/notify';
import { formatNumber } from '../../../ui/formatNumber';
import { DataTable, type Column } from '../../../ui/list/DataTable';
import { RowsSkeleton } from '../../../ui/list/row/RowsSkeleton';
import type { ListOrder } from '../../../ui/list/useListOrder';
import type { ProductRow } from '../../../ui/product/Product';
import { productMessages } from '../productMessages';
import { productSorts } from './productSorts';
import type { ProductsStore } from './ProductsStore';

interface ProductRowsProps {
  readonly store: ProductsStore;
  readonly order: ListOrder<(typeof PRODUCT_SORTS)[number]>;
  readonly columns: readonly Column<ProductRow>[];
  readonly isFiltered: boolean;
  readonly onRetry: () => void;
  readonly onClear: () => void;
  readonly addButton: ReactNode;
}

/** The products, or why there are none. */
export const ProductRows = observer(function ProductRows(props: ProductRowsProps) {
  const { store, order, columns, isFiltered, onRetry, onClear, addButton } = props;
  const { load, more, isFirstLoad, hasMore } = store.list;
  const { shown, count } = store;
  // In slices, so that a slow phone stays responsive while the rows render.
  const rows = useDeferredValue(shown);
  if (load.status === 'failed') {
    return (
      <ErrorState title={productMessages.listFailed} error={load.error} onRetry={onRetry}>
        Your products are safe.
      </ErrorState>
    );
  }
  if (isFirstLoad || (rows.length === 0 && shown.length > 0)) {
    return <RowsSkeleton label="Loading products" hasPhoto />;
  }
  if (shown.length === 0 && !hasMore) {
    return (
      <div className="lw-card">
        {isFiltered ? (
          <EmptyState
            icon={IconSearchOff}
            title="No products match this search."
            actions={
              <Button variant="default" size="sm" onClick={onClear}>
                Clear search
              </Button>
            }
          />
        ) : (
          <EmptyState icon={IconPackages} title="No products yet" actions={addButton}>
            Say once what a product is. Every listing of it uses the same facts and photos.
          </EmptyState>
        )}
      </div>
    );
  }
  const loadMore = async () => {
    await more.run();
    if (more.status === 'failed')
      notify.failure(more.error, productMessages.listFailed, { label: 'Retry', onClick: () => void loadMore() });
  };
  const { sort, order: direction } = order.value;
  const sorted = productSorts.find((one) => one.sort === sort && one.order === direction);
  return (
    <>
      <DataTable
        caption={`Products, ${sorted?.label.toLowerCase() ?? ''}`}
        rows={rows}
        columns={columns}
        order={order}
        isDimmed={load.isRunning}
        isPage
        hasOwnCards
      />
      <div className="lw-row-between lw-library-foot">
        <p className="lw-caption" role="status">
          Showing {formatNumber.integer(rows.length)} of {formatNumber.count(count, 'product')}
        </p>
        {hasMore ? (
          <Button variant="default" size="sm" onClick={loadMore} loading={more.isRunning}>
            Load more
          </Button>
        ) : null}
      </div>
    </>
  );
});
