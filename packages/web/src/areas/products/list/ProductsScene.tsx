import { PRODUCT_SORTS } from '@listwright/application/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconPackages, IconPlus, IconSearchOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { notify } from '../../../ui/feedback/notify';
import { formatNumber } from '../../../ui/formatNumber';
import { DataTable } from '../../../ui/list/DataTable';
import { ListFilters } from '../../../ui/list/ListFilters';
import { ListTools } from '../../../ui/list/ListTools';
import { useColumns } from '../../../ui/list/useColumns';
import { SortSelect, type SortChoice } from '../../../ui/list/SortSelect';
import { useListFilter } from '../../../ui/list/useListFilter';
import { useShownRow } from '../../../ui/list/row/useShownRow';
import { useListOrder, type Order } from '../../../ui/list/useListOrder';
import { PageHeader } from '../../../ui/page/PageHeader';
import { useHasBeenTrue } from '../../../ui/useHasBeenTrue';
import { productMessages } from '../productMessages';
import { productColumns } from './productColumns';
import { productFileRows } from './productFileRows';
import { ProductsStore } from './ProductsStore';

const AddProductDialog = lazy(() =>
  import('../form/AddProductDialog').then((form) => ({ default: form.AddProductDialog })),
);

const ProductLook = lazy(() => import('./ProductLook').then((list) => ({ default: list.ProductLook })));

const SEARCH = ['search'] as const;
const SORT_CHOICES: readonly SortChoice<(typeof PRODUCT_SORTS)[number]>[] = [
  { sort: 'date', order: 'desc', label: 'Newest first' },
  { sort: 'date', order: 'asc', label: 'Oldest first' },
  { sort: 'name', order: 'asc', label: 'Name A to Z' },
  { sort: 'name', order: 'desc', label: 'Name Z to A' },
  { sort: 'score', order: 'asc', label: 'Lowest score first' },
  { sort: 'score', order: 'desc', label: 'Highest score first' },
];
/** Every product of the account, with what each needs. */
export const ProductsScene = observer(function ProductsScene() {
  const { client, undo } = useRootStore();
  const navigate = useNavigate();
  const [store] = useState(() => new ProductsStore(client, undo));
  const [address, setAddress] = useSearchParams();
  const query = useListFilter(SEARCH);
  const { load, more, isFirstLoad, hasMore } = store.list;
  const order = useListOrder(PRODUCT_SORTS);
  const filter = { ...query.values, ...order.value };
  const read = () => void load.run(filter);
  useEffect(read, [query.values, order.value]);
  const isAdding = address.get('add') === 'yes';
  const needsForm = useHasBeenTrue(isAdding);
  const setAdding = (isOpen: boolean) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (isOpen) next.set('add', 'yes');
        else next.delete('add');
        return next;
      },
      { replace: true },
    );
  const { shown, count } = store;
  const row = useShownRow();
  const needsLook = useHasBeenTrue(row.id !== null);
  const { shown: columns, menu } = useColumns(productColumns(row.show));
  const readRows = async () => productFileRows(await store.all(filter));
  const loadMore = async () => {
    await more.run();
    if (more.status === 'failed')
      notify.failure(more.error, productMessages.listFailed, { label: 'Retry', onClick: () => void loadMore() });
  };
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      Add product
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Products"
        purpose="What you sell: the facts, photos and listings of each product."
        actions={
          <>
            <Button component={Link} to="/app/generate" variant="default">
              New listing
            </Button>
            {add}
          </>
        }
      />
      <ListFilters
        filter={query}
        searchLabel="Search products"
        placeholder="Search by name, brand, SKU, ASIN or GTIN"
        choices={[]}
      >
        <SortSelect order={order} choices={SORT_CHOICES} />
        <ListTools title="Products" {...menu} readRows={readRows} />
      </ListFilters>
      {load.status === 'failed' ? (
        <ErrorState title={productMessages.listFailed} error={load.error} onRetry={read}>
          Your products are safe.
        </ErrorState>
      ) : isFirstLoad ? (
        <ListSkeleton />
      ) : shown.length === 0 && !hasMore ? (
        <div className="lw-card">
          {query.isFiltered ? (
            <EmptyState
              icon={IconSearchOff}
              title="No products match this search."
              actions={
                <Button variant="default" size="sm" onClick={query.clear}>
                  Clear search
                </Button>
              }
            />
          ) : (
            <EmptyState icon={IconPackages} title="No products yet" actions={add}>
              Say once what a product is. Every listing of it uses the same facts and photos.
            </EmptyState>
          )}
        </div>
      ) : (
        <>
          <DataTable
            caption={`Products, ${captionOf(order.value)}`}
            rows={shown}
            columns={columns}
            order={order}
            isDimmed={load.isRunning}
            isPage
          />
          <div className="lw-row-between lw-library-foot">
            <p className="lw-caption" role="status">
              Showing {formatNumber.integer(shown.length)} of {formatNumber.count(count, 'product')}
            </p>
            {hasMore ? (
              <Button variant="default" size="sm" onClick={loadMore} loading={more.isRunning}>
                Load more
              </Button>
            ) : null}
          </div>
        </>
      )}
      <Suspense fallback={null}>
        {needsLook ? <ProductLook row={row} /> : null}
        {needsForm ? (
          <AddProductDialog
            isOpen={isAdding}
            onClose={() => setAdding(false)}
            onAdded={(id) => void navigate(`/app/products/${id}`)}
          />
        ) : null}
      </Suspense>
    </>
  );
});

const captionOf = ({ sort, order }: Order<string>): string =>
  SORT_CHOICES.find((one) => one.sort === sort && one.order === order)?.label.toLowerCase() ?? '';

/** Placeholder rows in the height of real ones. */
function ListSkeleton() {
  return (
    <div className="lw-card lw-card-flush lw-after-200ms" role="status" aria-label="Loading products">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="lw-row-skeleton">
          <Skeleton height={40} width={40} />
          <Skeleton height={16} />
          <Skeleton height={16} width={96} />
        </div>
      ))}
    </div>
  );
}
