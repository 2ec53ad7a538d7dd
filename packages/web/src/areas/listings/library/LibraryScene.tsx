import { LISTING_QUALITIES, LISTING_SORTS } from '@listwright/application/contract';
import { MARKETPLACES } from '@listwright/domain/marketplaces';
import { Button } from '@mantine/core';
import { IconListDetails, IconPlus, IconSearchOff } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { notify } from '../../../ui/feedback/notify';
import { formatNumber } from '../../../ui/formatNumber';
import { DataTable } from '../../../ui/list/DataTable';
import { ListFilters } from '../../../ui/list/ListFilters';
import { ListTools } from '../../../ui/list/ListTools';
import { useColumns } from '../../../ui/list/useColumns';
import { selectionColumn } from '../../../ui/list/selectionColumn';
import { SortSelect, type SortChoice } from '../../../ui/list/SortSelect';
import { RowsSkeleton } from '../../../ui/list/row/RowsSkeleton';
import { useShownRow } from '../../../ui/list/row/useShownRow';
import { useListFilter } from '../../../ui/list/useListFilter';
import { useListOrder, type Order } from '../../../ui/list/useListOrder';
import { marketplaceName } from '../../../ui/marketplaceName';
import { useHasBeenTrue } from '../../../ui/useHasBeenTrue';
import { PageHeader } from '../../../ui/page/PageHeader';
import { qualityNames } from '../../../ui/listing/quality/qualityNames';
import { LibraryStore, type LibraryFilter } from './LibraryStore';
import { libraryColumns } from './libraryColumns';
import { listingFileRows } from './listingFileRows';
import { SelectionBar } from './SelectionBar';
import { useLibraryKeys } from './useLibraryKeys';
import styles from './LibraryScene.module.css';

const ListingLook = lazy(() => import('./ListingLook').then((library) => ({ default: library.ListingLook })));
const FAILED = 'Failed to load listings';

const CHOICES = [
  {
    name: 'marketplace',
    label: 'Marketplace',
    options: [['', 'All marketplaces'], ...MARKETPLACES.map((one) => [one, marketplaceName(one)] as const)],
  },
  {
    name: 'quality',
    label: 'Status',
    options: [['', 'Any status'], ...LISTING_QUALITIES.map((one) => [one, qualityNames[one]] as const)],
  },
] as const;

type Sort = (typeof LISTING_SORTS)[number];

const SORT_CHOICES: readonly SortChoice<Sort>[] = [
  { sort: 'date', order: 'desc', label: 'Newest first' },
  { sort: 'date', order: 'asc', label: 'Oldest first' },
  { sort: 'score', order: 'desc', label: 'Highest score first' },
  { sort: 'score', order: 'asc', label: 'Lowest score first' },
];

/** Every listing of the account, with search, filters and actions. */
export const LibraryScene = observer(function LibraryScene() {
  const { client, undo } = useRootStore();
  const [store] = useState(() => new LibraryStore(client, undo));
  const query = useListFilter(['search', 'marketplace', 'quality'], {
    marketplace: MARKETPLACES,
    quality: LISTING_QUALITIES,
  });
  const order = useListOrder(LISTING_SORTS);
  const { load, more, isFirstLoad } = store.list;
  const filter = { ...(query.values as LibraryFilter), ...order.value };
  const read = () => void load.run(filter);
  const row = useShownRow();
  const { shown: columns, menu } = useColumns(libraryColumns(store, row.show));
  const needsLook = useHasBeenTrue(row.id !== null);
  const readRows = async () => listingFileRows(await store.all(filter));
  useEffect(read, [query.values, order.value]);
  const { shown, count } = store;
  // A copy: what is selected is read here, where a change renders again.
  const selected = new Set(store.selected);
  const selection = selectionColumn({
    rows: shown,
    selected,
    select: store.select,
    selectAll: store.selectAll,
    allLabel: 'Select all listings shown',
    label: ({ product_name: name }) => `Select ${name}`,
  });
  const table = useRef<HTMLDivElement>(null);
  useLibraryKeys(table, store, query);
  const loadMore = async () => {
    await more.run();
    if (more.status === 'failed')
      notify.failure(more.error, FAILED, { label: 'Retry', onClick: () => void loadMore() });
  };
  return (
    <>
      <PageHeader
        title="Library"
        purpose="All your listings, with scores and open issues."
        actions={
          <Button component={Link} to="/app/generate" leftSection={<IconPlus size={16} aria-hidden />}>
            New listing
          </Button>
        }
      />
      <ListFilters filter={query} searchLabel="Search listings" placeholder="Search by name or title" choices={CHOICES}>
        <SortSelect order={order} choices={SORT_CHOICES} />
        <ListTools title="Listings" {...menu} readRows={readRows} />
      </ListFilters>
      {load.status === 'failed' ? (
        <ErrorState title={FAILED} error={load.error} onRetry={read}>
          Your listings are safe.
        </ErrorState>
      ) : isFirstLoad ? (
        <RowsSkeleton label="Loading listings" hasPhoto />
      ) : shown.length === 0 && !store.list.hasMore ? (
        <div className="lw-card">
          {query.isFiltered ? (
            <EmptyState
              icon={IconSearchOff}
              title="No listings match these filters."
              actions={
                <Button variant="default" size="sm" onClick={query.clear}>
                  Clear filters
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={IconListDetails}
              title="No listings yet"
              actions={
                <Button component={Link} to="/app/generate" size="sm">
                  Generate listing
                </Button>
              }
            >
              Listings you generate appear here with all their versions, ready to edit and export.
            </EmptyState>
          )}
        </div>
      ) : (
        <div
          ref={table}
          aria-busy={load.isRunning}
          className={styles.library}
          data-dimmed={load.isRunning || undefined}
        >
          <DataTable
            caption={captionOf(order.value)}
            rows={shown}
            columns={[selection, ...columns]}
            order={order}
            selected={selected}
            isPage
            hasOwnCards
          />
          <div className="lw-row-between lw-library-foot">
            <p className="lw-caption" role="status">
              Showing {formatNumber.integer(shown.length)} of {formatNumber.count(count, 'listing')}
            </p>
            {store.list.hasMore ? (
              <Button variant="default" size="sm" onClick={loadMore} loading={more.isRunning}>
                Load more
              </Button>
            ) : null}
          </div>
          <SelectionBar store={store} />
        </div>
      )}
      <Suspense fallback={null}>{needsLook ? <ListingLook row={row} /> : null}</Suspense>
    </>
  );
});

const captionOf = ({ sort, order }: Order<Sort>): string => {
  const choice = SORT_CHOICES.find((one) => one.sort === sort && one.order === order);
  return `Listings, ${choice?.label.toLowerCase()}`;
};
