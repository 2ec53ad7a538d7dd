import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileOff, IconHistory, IconSeo } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { isKind } from '../../../api/isKind';
import { useRootStore } from '../../../state/useRootStore';
import { lazyPart } from '../../../ui/area/lazyPart';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PageHeader } from '../../../ui/page/PageHeader';
import { useHasBeenTrue } from '../../../ui/useHasBeenTrue';
import { Neighbours } from './Neighbours';
import { EditorStore } from './EditorStore';
import styles from './EditorScene.module.css';

const EditorPanel = lazyPart(() =>
  import('../listingEditor/editorStart').then(({ editorStart }) => editorStart.EditorPanel),
);
const VersionsDrawer = lazy(() => import('./VersionsDrawer').then((editor) => ({ default: editor.VersionsDrawer })));

/** One listing of the library in the editor. */
export const EditorScene = observer(function EditorScene() {
  const { id = '' } = useParams();
  const { client, session, requests } = useRootStore();
  const [query] = useSearchParams();
  const [store, setStore] = useState(() => new EditorStore(client, session, id));
  const [isOpen, drawer] = useDisclosure();
  const needsVersions = useHasBeenTrue(isOpen);
  useEffect(() => {
    const next = new EditorStore(client, session, id);
    setStore(next);
    void next.load.run();
    // Fetched with the page already: so it is part of the render that has the listing.
    EditorPanel.load().catch(() => undefined);
    // The neighbours wait: they are a long list, and the listing is what was opened.
    return requests.whenQuiet(() => void next.loadOrder.run());
  }, [client, id]);
  const { load } = store;
  // In slices, so that a slow phone stays responsive while the fields render.
  const editor = useDeferredValue(store.editor);
  const productId = editor?.listing.product_id ?? null;
  return (
    <>
      <PageHeader
        title={editor?.listing.product_name ?? 'Listing'}
        purpose={
          productId === null ? undefined : <ProductLink id={productId} name={editor?.listing.product_name ?? ''} />
        }
        actions={
          <>
            <Neighbours store={store} />
            {load.status === 'failed' ? null : (
              <>
                <Button
                  component={Link}
                  to={`/app/seo-analyzer?listing=${id}`}
                  variant="default"
                  leftSection={<IconSeo size={16} aria-hidden />}
                >
                  Check SEO
                </Button>
                <Button
                  variant="default"
                  leftSection={<IconHistory size={16} aria-hidden />}
                  disabled={editor === null}
                  onClick={drawer.open}
                >
                  Versions{editor === null ? '' : ` · ${editor.listing.version}`}
                </Button>
              </>
            )}
          </>
        }
      />
      {editor !== null ? (
        <Suspense fallback={<EditorSkeleton />}>
          <EditorPanel editor={editor} key={editor.listing.id} isFresh={false} firstTab={query.get('tab')} />
        </Suspense>
      ) : load.status !== 'failed' ? (
        <EditorSkeleton />
      ) : isKind(load.error, 'not_found') || isKind(load.error, 'invalid') ? (
        <div className="lw-card">
          <EmptyState
            icon={IconFileOff}
            title="Listing not found"
            actions={
              <Button component={Link} to="/app/listings" variant="default" size="sm">
                Open the library
              </Button>
            }
          >
            It was deleted or belongs to another account.
          </EmptyState>
        </div>
      ) : (
        <ErrorState title="Failed to load listing" error={load.error} onRetry={() => void load.run()}>
          Your listing is safe.
        </ErrorState>
      )}
      <Suspense fallback={null}>
        {needsVersions ? <VersionsDrawer store={store} isOpen={isOpen} onClose={drawer.close} /> : null}
      </Suspense>
    </>
  );
});

function ProductLink({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <span className={styles.product}>
      <span>Product:</span>
      <Link to={`/app/products/${id}`} className="lw-link">
        {name}
      </Link>
    </span>
  );
}

function EditorSkeleton() {
  return (
    <div className="lw-card lw-stack lw-after-200ms" role="status" aria-label="Loading listing">
      <Skeleton height={56} />
      <Skeleton height={40} />
      <Skeleton height={480} />
    </div>
  );
}
