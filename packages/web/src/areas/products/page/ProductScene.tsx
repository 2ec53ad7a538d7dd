import { Button, Skeleton } from '@mantine/core';
import { IconPackageOff, IconPencil, IconPlus } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isKind } from '../../../api/isKind';
import { useRootStore } from '../../../state/useRootStore';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Notice } from '../../../ui/feedback/Notice';
import { toolsForProduct } from '../../../ui/navigation/sendTargets';
import { SendTo } from '../../../ui/navigation/SendTo';
import { PageHeader } from '../../../ui/page/PageHeader';
import { StatusPill } from '../../../ui/page/StatusPill';
import type { Product } from '../../../ui/product/Product';
import { ProductPhoto } from '../../../ui/product/ProductPhoto';
import { productMessages } from '../productMessages';
import { deleteProduct } from './deleteProduct';
import { ImportedPageCard } from './ImportedPageCard';
import { PhotosCard } from './PhotosCard';
import { ProductActivity } from './ProductActivity';
import { ProductListings } from './ProductListings';
import { ProductMenu } from './ProductMenu';
import { ProductStore } from './ProductStore';
import styles from './ProductScene.module.css';

const FactsCard = lazy(() => import('./facts/FactsCard').then((facts) => ({ default: facts.FactsCard })));
const EditProductDialog = lazy(() =>
  import('../form/EditProductDialog').then((form) => ({ default: form.EditProductDialog })),
);

/** One product: its facts, its listings and its photos. */
export const ProductScene = observer(function ProductScene() {
  const { id = '' } = useParams();
  const { client, undo } = useRootStore();
  const navigate = useNavigate();
  const [store, setStore] = useState(() => new ProductStore(client, undo, id));
  const [editing, setEditing] = useState<'details' | 'notes' | null>(null);
  useEffect(() => {
    const next = new ProductStore(client, undo, id);
    setStore(next);
    setEditing(null);
    void next.load.run();
    void next.listings.load.run({});
    void next.loadActivity.run();
  }, [client, id]);
  const { product, load } = store;
  const remove = () => {
    deleteProduct(store, undo);
    void navigate('/app/products');
  };
  return (
    <>
      <div className={styles.head}>
        {product === null ? null : (
          <ProductPhoto name={product.product_name} thumbnail={store.photos[0]?.thumbnail} size="large" />
        )}
        <div className={styles.headMain}>
          <PageHeader
            title={product?.product_name ?? 'Product'}
            purpose={product === null ? undefined : <Identifiers product={product} />}
            actions={
              product === null ? undefined : (
                <>
                  <ProductMenu product={product} onDelete={remove} />
                  <SendTo targets={toolsForProduct(product.id)} size="md" />
                  <Button
                    variant="default"
                    aria-label="Edit details"
                    leftSection={<IconPencil size={16} aria-hidden />}
                    onClick={() => setEditing('details')}
                  >
                    Edit<span className={styles.rest}>&nbsp;details</span>
                  </Button>
                  <Button
                    component={Link}
                    to={`/app/generate?product=${product.id}`}
                    leftSection={<IconPlus size={16} aria-hidden />}
                  >
                    New listing
                  </Button>
                </>
              )
            }
          />
        </div>
      </div>
      <p className="lw-visually-hidden" role="status">
        {store.said}
      </p>
      {product !== null ? (
        <>
          {store.wasChanged ? (
            <div className={styles.notice}>
              <Notice tone="warn" isUrgent>
                {productMessages.changed}
              </Notice>
            </div>
          ) : null}
          <div className={styles.columns}>
            <Suspense fallback={<Skeleton height={320} />}>
              <FactsCard store={store} onEditNotes={() => setEditing('notes')} />
            </Suspense>
            <div className={styles.rail}>
              <ProductListings store={store} />
              <ProductActivity store={store} />
              <PhotosCard store={store} />
              {product.page === null ? null : <ImportedPageCard page={product.page} />}
            </div>
          </div>
          <Suspense fallback={null}>
            {editing === null ? null : (
              <EditProductDialog store={store} startAt={editing} onClose={() => setEditing(null)} />
            )}
          </Suspense>
        </>
      ) : load.status !== 'failed' ? (
        <div className="lw-card lw-stack lw-after-200ms" role="status" aria-label="Loading product">
          <Skeleton height={24} width={160} />
          <Skeleton height={320} />
        </div>
      ) : isKind(load.error, 'not_found') || isKind(load.error, 'invalid') ? (
        <div className="lw-card">
          <EmptyState
            icon={IconPackageOff}
            title="Product not found"
            actions={
              <Button component={Link} to="/app/products" variant="default" size="sm">
                Open your products
              </Button>
            }
          >
            It was deleted or belongs to another account.
          </EmptyState>
        </div>
      ) : (
        <ErrorState title={productMessages.readFailed} error={load.error} onRetry={() => void load.run()}>
          Your product is safe.
        </ErrorState>
      )}
    </>
  );
});

/** Brand, category and numbers in one line. */
function Identifiers({ product }: { readonly product: Product }) {
  const { brand, category, sku, asin, gtin, is_sample: isSample } = product;
  const numbers = [
    ['SKU', sku],
    ['ASIN', asin],
    ['GTIN', gtin],
  ].filter(([, number]) => number !== '');
  const words = [brand, category].filter((word) => word !== '').join(' · ');
  return (
    <span className={styles.identifiers}>
      {isSample ? <StatusPill tone="ai">Sample</StatusPill> : null}
      {words === '' ? null : <span>{words}</span>}
      {numbers.map(([name, number]) => (
        <span key={name}>
          {name} <span className="lw-mono">{number}</span>
        </span>
      ))}
      {words === '' && numbers.length === 0 ? <span>No brand, SKU or ASIN yet</span> : null}
    </span>
  );
}
