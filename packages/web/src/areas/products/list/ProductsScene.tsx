import { PRODUCT_SORTS } from '@listwright/application/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { ListFilters } from '../../../ui/list/ListFilters';
import { ListTools } from '../../../ui/list/ListTools';
import { useColumns } from '../../../ui/list/useColumns';
import { SortSelect } from '../../../ui/list/SortSelect';
import { useListFilter } from '../../../ui/list/useListFilter';
import { useShownRow } from '../../../ui/list/row/useShownRow';
import { useListOrder } from '../../../ui/list/useListOrder';
import { useAddressQuery } from '../../../ui/navigation/useAddressQuery';
import { PageHeader } from '../../../ui/page/PageHeader';
import { useHasBeenTrue } from '../../../ui/useHasBeenTrue';
import { productColumns } from './productColumns';
import { productFileRows } from './productFileRows';
import { ProductRows } from './ProductRows';
import { productSorts } from './productSorts';
import { ProductsStore } from './ProductsStore';

const AddProductDialog = lazy(() =>
  import('../form/AddProductDialog').then((form) => ({ default: form.AddProductDialog })),
);

const ProductLook = lazy(() => import('./ProductLook').then((list) => ({ default: list.ProductLook })));

const SEARCH = ['search'] as const;

/** Every product of the account, with what each needs. What is above the rows does not wait for them, nor renders with them. */
export function ProductsScene() {
  const { client, undo } = useRootStore();
  const navigate = useNavigate();
  const [store] = useState(() => new ProductsStore(client, undo));
  const [address, changeAddress] = useAddressQuery();
  const query = useListFilter(SEARCH);
  const order = useListOrder(PRODUCT_SORTS);
  const filter = { ...query.values, ...order.value };
  const read = () => void store.list.load.run(filter);
  useEffect(read, [query.values, order.value]);
  const isAdding = address.get('add') === 'yes';
  const needsForm = useHasBeenTrue(isAdding);
  const setAdding = (isOpen: boolean) =>
    changeAddress((next) => {
      if (isOpen) next.set('add', 'yes');
      else next.delete('add');
    });
  const row = useShownRow();
  const needsLook = useHasBeenTrue(row.id !== null);
  const { shown: columns, menu } = useColumns(productColumns(row.show));
  const readRows = async () => productFileRows(await store.all(filter));
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
        <SortSelect order={order} choices={productSorts} />
        <ListTools title="Products" {...menu} readRows={readRows} />
      </ListFilters>
      <ProductRows
        store={store}
        order={order}
        columns={columns}
        isFiltered={query.isFiltered}
        onRetry={read}
        onClear={query.clear}
        addButton={add}
      />
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
}
