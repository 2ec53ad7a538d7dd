import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { isKind } from '../../../api/isKind';
import { lazyPart } from '../../../ui/area/lazyPart';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SampleCard } from '../../../ui/tool/SampleCard';
import { listingMessages } from '../listingMessages';
import type { GenerateStore } from './GenerateStore';
import { WritingSkeleton } from './WritingSkeleton';
import styles from './generate.module.css';

const EditorPanel = lazyPart(() =>
  import('../listingEditor/editorStart').then(({ editorStart }) => editorStart.EditorPanel),
);
const ListingSample = lazy(() => import('./sample/ListingSample').then((area) => ({ default: area.ListingSample })));
const SAMPLE_HEIGHT = 420;

interface GenerateResultProps {
  readonly store: GenerateStore;
  readonly onRetry: () => void;
  readonly onBasicWriter: () => void;
}

/** The right column: empty, in progress, failed, or the result in the editor. An earlier result stays, dimmed. */
export const GenerateResult = observer(function GenerateResult({ store, onRetry, onBasicWriter }: GenerateResultProps) {
  const { editor, generate } = store;
  if (generate.isRunning && editor === null)
    return <WritingSkeleton startedAt={generate.startedAt} written={store.written} onCancel={store.cancel} />;
  return (
    <div className={`lw-stack ${styles.toolResult}`}>
      {generate.status === 'failed' ? (
        <ErrorState
          title={listingMessages.failed}
          error={generate.error}
          onRetry={onRetry}
          actions={
            store.canUseBasicWriter ? (
              <Button size="sm" variant="default" onClick={onBasicWriter}>
                Use the Basic writer
              </Button>
            ) : undefined
          }
        >
          {isKind(generate.error, 'quota_exceeded')
            ? 'Your draft is saved. You can still edit, check and export.'
            : 'Your draft is saved, and you weren’t charged.'}
        </ErrorState>
      ) : null}
      <p role="status" className="lw-visually-hidden">
        {editor !== null && generate.status === 'done' ? listingMessages.success : ''}
      </p>
      {editor === null ? (
        generate.status === 'failed' ? null : (
          <SampleCard
            promise="A listing with previews, rule checks with sources, and the fact behind each statement. Example listing, checked by the same rules."
            onTry={store.showSample}
          >
            <Suspense fallback={<Skeleton height={SAMPLE_HEIGHT} className="lw-after-200ms" />}>
              <ListingSample />
            </Suspense>
          </SampleCard>
        )
      ) : (
        <div className={styles.toolResult} data-dimmed={generate.isRunning || undefined} aria-busy={generate.isRunning}>
          {generate.isRunning ? (
            <WritingSkeleton startedAt={generate.startedAt} isLine onCancel={store.cancel} />
          ) : null}
          <Suspense fallback={<WritingSkeleton startedAt={generate.startedAt} />}>
            <EditorPanel
              key={editor.listing.id}
              editor={editor}
              imageUrl={store.imageUrl}
              isFresh
              actions={
                <Button
                  variant="default"
                  size="sm"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={store.reset}
                >
                  Generate New Listing
                </Button>
              }
            />
          </Suspense>
        </div>
      )}
    </div>
  );
});
